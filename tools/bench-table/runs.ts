// The benchmarks of `npm run bench -- table`, one after the other.

export type BenchRun = { bench: string; words: readonly string[] }

const peerParts = ['cold-reads', 'spread-sign-ups', 'fan-out']

/** The short forms; `isTrial` makes them as short as they can be, to see that the command works. */
export const listRuns = (isTrial: boolean): BenchRun[] => [
  { bench: 'event-page', words: isTrial ? ['1'] : ['5'] },
  { bench: 'list-fanout', words: isTrial ? ['1'] : ['5'] },
  { bench: 'people', words: isTrial ? ['250', '250'] : ['1000'] },
  { bench: 'peers', words: isTrial ? ['1', ...peerParts] : peerParts },
  { bench: 'idle-memory', words: isTrial ? ['1'] : [] },
  { bench: 'first-event-page', words: isTrial ? ['1'] : [] },
]

export const sayRun = ({ bench, words }: BenchRun): string => [bench, ...words].join(' ')
