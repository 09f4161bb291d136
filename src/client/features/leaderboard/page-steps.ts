// The position in a paged leaderboard: the ends of all previous pages. Kept in the browser's
// history entry, so that returning from a profile restores the page.

export type PageEnd = { value: number; playerId: string }
export type LeaderboardSteps = readonly PageEnd[]

const isEnd = (kept: unknown): kept is PageEnd =>
  typeof kept === 'object' &&
  kept !== null &&
  'value' in kept &&
  Number.isSafeInteger(kept.value) &&
  'playerId' in kept &&
  typeof kept.playerId === 'string'

export const readLeaderboardSteps = (kept: unknown): LeaderboardSteps =>
  Array.isArray(kept) && kept.every(isEnd) ? kept : []
