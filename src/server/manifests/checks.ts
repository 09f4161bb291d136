// Words for the checks of the database that repeat a limit of domain.

/** The form of a language in the store: a new one takes no migration. */
export const languageForm = '^[a-z]{2,3}(-[A-Z]{2})?$'

/** The unit of an account that holds entries of a club. */
export const purseForm = '^purse:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** The values of a set, as SQL lists them. */
export const words = (values: readonly string[]): string =>
  values.map((value) => `'${value}'`).join(', ')
