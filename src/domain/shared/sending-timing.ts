// Times for what a person sent and the server has not taken yet.

/** The server fails at one thing for this long while it is tried: then the person is asked. */
export const askAfterTryingMs = 600_000
/** What fails this soon after it was pressed is told at once: the person still looks at it. */
export const pressedNowMs = 10_000
/** A call that is asked at once and not answered for this long, or twice, waits from then on. */
export const askAtOnceMs = 10_000
export const askAtOnceAttempts = 2
/** A call that is asked at once for longer was left behind by a page that is gone. */
export const leftBehindMs = 12_000

/**
 * What waits longer than this is noted apart from the storage it waits in: quick calls never touch
 * the note.
 */
export const noteWaitingMs = 500
/** The note is of use for as long: a player back later has found out otherwise. */
export const noteWaitingDays = 60
