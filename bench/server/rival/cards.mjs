// The cards of the market, for the game and for its players.

export const CAMEL = "K";
export const GOODS = ["D", "G", "S", "C", "P", "L"];
export const LEAST_SALE = { D: 2, G: 2, S: 2, C: 1, P: 1, L: 1 };
export const HAND_LIMIT = 7;
