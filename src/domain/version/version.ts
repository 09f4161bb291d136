// The client's version string (SPEC section 9), and the version of the wire protocol.

export const clientVersion = '2.1.251006.1509'
/** Increase when older clients can no longer use this server; they are asked to reload. */
export const wireVersion = 1
export const updatePromptThrottleMs = 300_000
