// Own acts: a result is kept on a player only if they did something themselves in that event.

/**
 * acted: they did something themselves. asked: others added them, and they were asked to confirm.
 * denied: they answered that it wasn't them.
 */
export const ownActStates = ['acted', 'asked', 'denied'] as const
export type OwnActState = (typeof ownActStates)[number]

/**
 * team: accepted as a partner. score: entered or confirmed a score. yes: confirmed when asked.
 * league: joined the league, which counted before December 2026.
 */
export const ownActs = ['sign-up', 'team', 'league', 'check-in', 'score', 'yes'] as const
export type OwnAct = (typeof ownActs)[number]

/** A player's yes can leave out up to this many matches of one event. */
export const disownedMax = 60
