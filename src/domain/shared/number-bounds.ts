// The bounds of the database's number columns, for inputs that no smaller bound of the game
// holds.

/** The largest `int`. */
export const intMax = 2_147_483_647

/** The largest whole number that JavaScript tells from its neighbors; a `bigint` holds more. */
export const wholeMax = Number.MAX_SAFE_INTEGER
