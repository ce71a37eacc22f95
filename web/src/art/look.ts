/** The states, name and size of a piece: props that every piece has. */
export interface Look {
  selected?: boolean;
  highlighted?: boolean;
  disabled?: boolean;
  label?: string;
  size?: string;
}

/** Attributes of a drawing: decoration unless it has a label. */
export const named = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
