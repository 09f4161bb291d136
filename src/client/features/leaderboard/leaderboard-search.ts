// A leaderboard as it stands in its address: the shapes. leaderboard-choice.ts says what the values
// mean.

/** venue is a location id, of the scope or of the club. What is absent is as it is at first. */
export type LeaderboardSearch = {
  scope?: string
  venue?: string
  club?: string
  window?: string
  metric?: string
  play?: string
}

const names = ['scope', 'venue', 'club', 'window', 'metric', 'play'] as const

/** Keeps what has the right shape; unknown members and empty values are dropped. */
export function readLeaderboardSearch(raw: Record<string, unknown>): LeaderboardSearch {
  const search: LeaderboardSearch = {}
  for (const name of names) {
    const value = raw[name]
    if (typeof value === 'string' && value !== '') search[name] = value
  }
  return search
}
