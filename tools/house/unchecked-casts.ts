// Casts of SQL that test/house/store-types.proof.pg.test.ts can't compare with the store, by file and
// function. The list may only shrink.
export const uncheckedCasts: readonly string[] = []
