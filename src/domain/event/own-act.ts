// Own acts: a result is kept on a player only if they did something themselves in that event.

/**
 * acted: they did something themselves. asked: others brought them in, and they were asked whether
 * it was them. denied: they said that it was not.
 */
export const ownActStates = ['acted', 'asked', 'denied'] as const
export type OwnActState = (typeof ownActStates)[number]

/**
 * What they did: signed up, answered a partner with yes, checked themselves in, told or confirmed a
 * score, said yes when asked. league: had joined the league, which counted before December 2026.
 */
export const ownActs = ['sign-up', 'team', 'league', 'check-in', 'score', 'yes'] as const
export type OwnAct = (typeof ownActs)[number]

/** Matches of one event that a player can say weren't theirs, with the rest that was. */
export const disownedMax = 60
