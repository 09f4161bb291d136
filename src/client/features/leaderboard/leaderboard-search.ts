// The shape of a leaderboard's address. leaderboard-choice.ts interprets the values.

export type LeaderboardSearch = {
  scope?: string
  venue?: string
  club?: string
  window?: string
  metric?: string
  play?: string
}

const names = ['scope', 'venue', 'club', 'window', 'metric', 'play'] as const

export function readLeaderboardSearch(raw: Record<string, unknown>): LeaderboardSearch {
  const search: LeaderboardSearch = {}
  for (const name of names) {
    const value = raw[name]
    if (typeof value === 'string' && value !== '') search[name] = value
  }
  return search
}
