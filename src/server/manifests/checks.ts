// Building blocks for database checks that repeat limits of domain.

/** The format of a stored language; a new language needs no migration. */
export const languageForm = '^[a-z]{2,3}(-[A-Z]{2})?$'

/** The unit of an account that holds a club's entries. */
export const purseForm = '^purse:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

export const words = (values: readonly string[]): string =>
  values.map((value) => `'${value}'`).join(', ')
