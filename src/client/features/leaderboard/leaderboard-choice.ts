// Converts between a leaderboard's address and its selection. Invalid values fall back to the
// default: points of the last 30 days at the home venue, or everywhere without one.
import type { LiveInput } from '#contract/contract.ts'
import { fitsClub } from '#domain/club/club-name.ts'
import {
  leaderboardMetrics,
  leaderboardWindows,
  type LeaderboardMetric,
  type LeaderboardWindow,
} from '#domain/leaderboard/leaderboard.ts'
import { isLocationId } from '#domain/shared/id-form.ts'
import type { LeaderboardSearch } from './leaderboard-search.ts'

type Asked = LiveInput<'leaderboards-page'>
export type Scope = Asked['scope']
export type LeaderboardChoice = {
  scope: Scope
  window: LeaderboardWindow
  metric: LeaderboardMetric
  discipline: Asked['discipline']
}

const findChoice = <T extends string>(
  choices: readonly T[],
  value: string | undefined,
): T | undefined => choices.find((choice) => choice === value)

export function toLeaderboardChoice(
  search: LeaderboardSearch,
  homeLocation: string | null,
): LeaderboardChoice {
  return {
    scope:
      toScope(search) ??
      (homeLocation === null ? { kind: 'all' } : { kind: 'venue', locationId: homeLocation }),
    window: findChoice(leaderboardWindows, search.window) ?? '30 days',
    metric: findChoice(leaderboardMetrics, search.metric) ?? 'points',
    discipline: search.play === 'singles' ? 'singles' : 'doubles',
  }
}

function toScope({ scope, venue, club }: LeaderboardSearch): Scope | null {
  const locationId = venue !== undefined && isLocationId(venue) ? venue : null
  if (scope === 'my venues' || scope === 'friends' || scope === 'all') return { kind: scope }
  if (locationId === null) return null
  if (scope === 'venue') return { kind: scope, locationId }
  return scope !== 'club' || club === undefined || !fitsClub(club)
    ? null
    : { kind: scope, locationId, clubId: club }
}

export const toLeaderboardSearch = ({
  scope,
  window,
  metric,
  discipline,
}: LeaderboardChoice): LeaderboardSearch => ({
  scope: scope.kind,
  ...('locationId' in scope ? { venue: scope.locationId } : {}),
  ...('clubId' in scope ? { club: scope.clubId } : {}),
  window,
  metric,
  ...(discipline === 'singles' ? { play: discipline } : {}),
})

export const scopeKey = (scope: Scope): string =>
  [scope.kind, 'locationId' in scope ? scope.locationId : '', 'clubId' in scope ? scope.clubId : '']
    .join(' ')
    .trim()
