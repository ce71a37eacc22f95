/** The server counts skill in thousandths of a win. Readers see points, the unit of everything else in a review. */
export const inPoints = (skill: number): number => Math.round(skill) / 10;
