// Limits of one person on the live connection: an account, or an address when signed out. Honest
// clients stay far below, even when several windows restore all subscriptions at once after a
// server restart.

export type Allowance = {
  burst: number
  perSecond: number
}

export const subscriptionsPerSocket = 100

export const socketsPerAccount = 20

/** Per address for all its users, such as a venue's Wi-Fi. The operator may change it. */
export const socketsPerAddress = 200

export const socketRetrySeconds = 30

export const waitingLoadsPerPerson = 500

export const waitingRetrySeconds = 2

export const subscriptionAllowances = {
  socket: { burst: 2 * subscriptionsPerSocket, perSecond: 10 },
  person: { burst: 1_000, perSecond: 50 },
} as const satisfies Record<string, Allowance>

/** Our app stays below this, so a socket that sends more is closed. */
export const frameAllowances = {
  socket: { burst: 400, perSecond: 20 },
  person: { burst: 4_000, perSecond: 100 },
} as const satisfies Record<string, Allowance>

/**
 * Opening a socket costs this many frames, so opening and closing sockets doesn't evade the limit.
 */
export const framesPerSocket = 10

/** Concurrent loads; calls keep the larger part of the connection pool. */
export const loadPlaces = {
  all: 4,
  /** Refreshes of visible data; the other places serve screens that are still empty. */
  refreshes: 2,
  firstsPerPerson: 2,
  refreshesPerPerson: 1,
} as const

export const recheckPlaces = {
  all: 3,
  refreshes: 2,
  firstsPerPerson: 3,
  refreshesPerPerson: 2,
} as const
