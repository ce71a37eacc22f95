/** The names of themes, which the games give. */

import type { MessageObject } from '../../lib/wire';

export const nameOfTheme = (game: string, theme: string): MessageObject => ({ key: `${game}-theme`, args: { theme } });
