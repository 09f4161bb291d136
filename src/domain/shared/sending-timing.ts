// Timings of calls that a person made and the server has not accepted yet.

/** After failing for this long while being retried, the person is asked. */
export const askAfterTryingMs = 600_000
/** A failure this soon after the tap shows at once, because the person is still looking. */
export const recentTapMs = 10_000
/** An immediate call without a response for this long, or after two attempts, is queued. */
export const immediateCallMs = 10_000
export const askAtOnceAttempts = 2
/** An immediate call older than this was left by a closed page. */
export const abandonedCallMs = 12_000

/**
 * Only calls pending longer than this are recorded outside their storage; quick calls never touch
 * the record.
 */
export const noteWaitingMs = 500
export const noteWaitingDays = 60
