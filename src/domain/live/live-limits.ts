// How much one person may ask of the live wire. A person is an account, or an address where no one
// is signed in. Honest clients stay far below: a window comes back with all of its subscriptions at
// once, and several windows of one person come back together after a restart of the server.

export type Allowance = {
  /** So many at once. */
  burst: number
  /** So many more each second. */
  perSecond: number
}

/** Subscriptions of one socket at a time; so its waiting loads are never more than these. */
export const subscriptionsPerSocket = 100

/** Open sockets of one account. */
export const socketsPerAccount = 20

/**
 * Open sockets of one address, for all its users: the Wi-Fi of a venue. The operator may set
 * another number.
 */
export const socketsPerAddress = 200

/** After how long a socket that was one too many may be opened, s. */
export const socketRetrySeconds = 30

/** First loads of one person that may wait at a time. */
export const waitingLoadsPerPerson = 500

/** After how long someone with too many waiting loads may subscribe, s. */
export const waitingRetrySeconds = 2

export const subscriptionAllowances = {
  /**
   * All of a socket's subscriptions when it comes back, and then as fast as a person can change
   * screens.
   */
  socket: { burst: 2 * subscriptionsPerSocket, perSecond: 10 },
  person: { burst: 1_000, perSecond: 50 },
} as const satisfies Record<string, Allowance>

/** Anything a client sends. A socket that sends more is no app of ours, and is closed. */
export const frameAllowances = {
  socket: { burst: 400, perSecond: 20 },
  person: { burst: 4_000, perSecond: 100 },
} as const satisfies Record<string, Allowance>

/**
 * Opening a socket costs its person as much as so many frames: opening and closing without end is
 * no way around them.
 */
export const framesPerSocket = 10

/** Loads that run at a time. Calls keep the larger part of the pool of connections. */
export const loadPlaces = {
  all: 4,
  /** Refreshes of what is shown already: the other places are for screens that show nothing yet. */
  refreshes: 2,
  /** First loads of one person at a time … */
  firstsPerPerson: 2,
  /** … and refreshes: together they leave a place for someone else. */
  refreshesPerPerson: 1,
} as const

/** Sessions of open windows that are asked for at a time. */
export const recheckPlaces = {
  all: 3,
  /** Those of windows that nothing was said of: everything is looked at. */
  refreshes: 2,
  firstsPerPerson: 3,
  refreshesPerPerson: 2,
} as const
