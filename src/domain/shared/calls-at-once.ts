// How many calls one person may have under way at once in a server process. A person asks for one
// or two; a program that asks for hundreds waits for its own, and no one else does.

export type AtOnce = {
  /** Calls that are worked on. */
  running: number
  /** Calls that wait behind them; one more is refused. */
  waiting: number
}

export const callsAtOnce = {
  /** Of one account, wherever it is signed in. */
  account: { running: 4, waiting: 32 },
  /** Of all visitors behind one address together. */
  address: { running: 8, waiting: 64 },
} as const satisfies Record<string, AtOnce>

/** After how many seconds someone with too many calls under way may ask again. */
export const tooManyAtOnceSeconds = 2
