// leaderboards-page: a scope's players in one statement, the page with the viewer's own row in
// another. The worker (jobs.ts) invalidates boards at most every few seconds.
import type { ParsedLiveInput } from '#contract/contract.ts'
import {
  leaderboardPageSize,
  rankMax,
  rankValues,
  getSpan,
} from '#domain/leaderboard/leaderboard.ts'
import { numberToDay } from '#domain/shared/day.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findClub } from '../club/queries.ts'
import { findLocationName } from '../location/queries.ts'
import { findPage, selectFriends, selectMembers, type Ranked } from './page-queries.ts'
import { everywhere, listPlaces } from './queries.ts'

const dayMs = 86_400_000

type Scope = ParsedLiveInput<'leaderboards-page'>['scope']
type Named = Ranked & { name: string }

export const leaderboardLive = defineLiveQueries<'leaderboards-page'>({
  'leaderboards-page': {
    shared: false,
    onReplica: true,
    topics: ({ scope }, viewer) => [
      topics.leaderboard(scope.kind === 'venue' ? scope.locationId : everywhere),
      topics.leaderboards(),
      ...(scope.kind === 'club' ? [topics.club(scope.locationId, scope.clubId)] : []),
      ...(scope.kind === 'venue' ? [topics.location(scope.locationId)] : []),
      topics.relations(viewer.playerId),
      topics.eventsOf(viewer.playerId),
      topics.user(viewer.userId),
    ],
    load: async ({ db, now }, { scope, window, ...asked }, viewer) => {
      const ranked = await findRanked(db, scope, viewer.playerId)
      if (!ranked.ok) return ranked
      const { name, ...whose } = ranked.value
      const span = getSpan(window, asked.metric, numberToDay(Math.floor(now / dayMs)))
      const page = await findPage(db, viewer.playerId, {
        ...whose,
        ...asked,
        span,
        limit: leaderboardPageSize + 1,
      })
      const shown = page.rows.slice(0, leaderboardPageSize)
      const ranks = rankValues(
        shown.map(({ value }) => value),
        { rank: toRank(page.ahead), position: toRank(page.before) },
      )
      const { mine } = page
      return ok({
        name,
        more: page.rows.length > leaderboardPageSize,
        rows: shown.map((row, index) => ({ ...row, rank: ranks[index] ?? null })),
        mine: {
          ...mine,
          rank: mine.value === null || !mine.onLeaderboards ? null : toRank(page.mineAhead),
        },
      })
    },
  },
})

const toRank = (ahead: number): number | null => (ahead >= rankMax ? null : ahead + 1)

async function findRanked(
  db: Database,
  scope: Scope,
  viewerId: string,
): Promise<Result<Named, 'location-not-found' | 'club-not-found'>> {
  switch (scope.kind) {
    case 'venue': {
      const location = await findLocationName(db, scope.locationId)
      return location === undefined
        ? refuse('location-not-found')
        : ok({ name: location.name, places: [scope.locationId], members: null })
    }
    case 'my venues':
      return ok({ name: '', places: await listPlaces(db, viewerId), members: null })
    case 'club': {
      const club = await findClub(db, scope, viewerId)
      if (club === undefined || club.role === null || club.role === 'invited')
        return refuse('club-not-found')
      return ok({ name: club.clubName, places: [everywhere], members: selectMembers(scope) })
    }
    case 'friends':
      return ok({ name: '', places: [everywhere], members: selectFriends(viewerId) })
    case 'all':
      return ok({ name: '', places: [everywhere], members: null })
  }
}
