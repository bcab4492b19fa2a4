// The two numbers that end a game, for gauges only; the rules themselves are not on the page.

/** Cards in a tableau that end the game. */
export const LIMIT = 12;

/** VP chips in the pool at the start, a player. */
export const CHIPS_A_PLAYER = 12;
