// The client's version string (SPEC section 9) and the version of the wire between client and
// server.

export const clientVersion = '2.1.251006.1509'
/** Raised when an old client could no longer speak with this server; it is then told to reload. */
export const wireVersion = 1
/** An update is offered at most this often. */
export const updatePromptThrottleMs = 300_000
