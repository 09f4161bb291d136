// Limits of concurrent calls per person in a server process. A program that sends hundreds waits
// for its own calls only.

export type AtOnce = {
  running: number
  waiting: number
}

export const callsAtOnce = {
  account: { running: 4, waiting: 32 },
  address: { running: 8, waiting: 64 },
} as const satisfies Record<string, AtOnce>

export const tooManyAtOnceSeconds = 2
