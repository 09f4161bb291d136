// How long the app waits on the way to a player's screen. Apart from the decisions, as every visit
// waits and few decide.

/** Retry while the records are not found: every 0.5 s for up to 10 s. */
export const onboardingRetryMs = 500
export const onboardingRetryLimitMs = 10_000
/** Wait for the user after a cold start before "No user authenticated!". */
export const waitForUserMs = 3_000
/** Wait for the player's data, and for what a list shows, while there is a connection. */
export const playerDataWaitMs = 10_000
export const privatePlayerRetryMs = 2_000
/** How often the session is asked for where no one tells that it ended. */
export const authRefreshMs = 10_000
