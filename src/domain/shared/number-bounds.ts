// Bounds of the database's number columns, for inputs without a smaller bound of their own.

export const intMax = 2_147_483_647

/** A `bigint` holds more, but JavaScript doesn't. */
export const wholeMax = Number.MAX_SAFE_INTEGER
