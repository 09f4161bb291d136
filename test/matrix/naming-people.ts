// The two players whom the naming table is about.

/**
 * The hidden and the blocked player, whose name, id and photo are searched in every answer. The
 * names appear in no other data.
 */
export const [hidden, parted] = ['hidalga', 'xanthippe'] as const
