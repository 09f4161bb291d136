// The record id of a player and of a club is the slug of its name.

/**
 * The slug of a name: lowercased, the characters $ * _ + ~ . ( ) ' " ! - : @ removed, spaces
 * replaced by a hyphen. Source: SPEC section 3, players.
 */
export const toSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[$*_+~.()'"!\-:@]/g, '')
    .replace(/\s+/g, '-')
