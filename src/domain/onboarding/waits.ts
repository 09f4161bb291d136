// Maximum waits on the way to a player's screen. Separate from the decisions, because every visit
// waits and few decide.

/** While records are missing: every 0.5 s for up to 10 s. */
export const onboardingRetryMs = 500
export const onboardingRetryLimitMs = 10_000
/** Wait for the user after a cold start before "No user authenticated!". */
export const waitForUserMs = 3_000
export const playerDataWaitMs = 10_000
export const privatePlayerRetryMs = 2_000
export const authRefreshMs = 10_000
