/** The server counts skill in thousandths of a win. Readers see points, the unit of everything else in a review. */
export const inPoints = (skill: number): number => Math.round(skill) / 10;

/** As in `serai.study.skill`: levels that err as much, more of them than this, say nothing about a player. */
const MOST_LEVELS = 3;
export const tells = ([lowest, highest]: readonly [number, number]): boolean => highest - lowest < MOST_LEVELS;
