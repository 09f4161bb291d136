// The id of a player or club is the slug of its name.

/**
 * Lowercases, removes $ * _ + ~ . ( ) ' " ! - : @ and replaces spaces with hyphens. Source: SPEC
 * section 3, players.
 */
export const toSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[$*_+~.()'"!\-:@]/g, '')
    .replace(/\s+/g, '-')
