// Texts in the search part of an address.

/** The router parses a name of digits as a number. */
export const toSearchText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
