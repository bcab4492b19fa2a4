// How the other seats lie on a wide page: in one row with their cards, or, when there are many, in two rows without.

/** Seats of a table, the viewer's own among them, that still lie in one row. */
export const MOST_IN_A_ROW = 6;
