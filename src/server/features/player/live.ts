// players-me: all the shell needs to know of the person signed in, in two statements. playerLocations-mine: the own active venues as records.
import { onboardingStatus } from '#domain/onboarding/onboarding.ts'
import { ok } from '#domain/shared/result.ts'
import type { LiveOutput } from '#contract/contract.ts'
import { liveOf } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findMe, listActiveLocations, listPlayerLocations } from './store.ts'

type Me = LiveOutput<'players-me'>
type MeRow = Awaited<ReturnType<typeof findMe>>

/** Columns of a player that exists are only nullable because of the join. */
function playerOf({ player_id: playerId, player_name: playerName, home_page: homePage, setup_complete: setupComplete, ...row }: MeRow): Me['player'] {
  if (playerId === null || playerName === null || homePage === null || setupComplete === null) return null
  return {
    playerId, playerName, homePage, setupComplete,
    photoURL: row.photo_url ?? '', skillSelf: row.skill_self, skillChangedAt: row.skill_changed_at?.toISOString() ?? null,
    homeLocation: row.home_location, homeLocationName: row.home_name, gender: row.gender, hidden: row.hidden ?? false, onLeaderboards: row.on_leaderboards ?? true,
    diamonds: row.diamonds ?? 0, ...medalsOf(row), adminLocations: row.admin_locations ?? 0, lastLat: row.last_lat, lastLon: row.last_lon, newDiamond: row.new_diamond, ...passOf(row),
  }
}

const passOf = (row: Pick<MeRow, 'tier' | 'serial' | 'last_claim_at' | 'last_claim_tx' | 'tokens'>) => ({
  playerPassTier: row.tier, playerPassNFTID: row.serial, playerPassLastClaimAt: row.last_claim_at?.toISOString() ?? null, playerPassLastClaimTx: row.last_claim_tx, playerPassTokenBalance: row.tokens ?? 0,
})

const medalsOf = (row: Pick<MeRow, 'medal_gold' | 'medal_silver' | 'medal_bronze'>) => ({ medalGold: row.medal_gold ?? 0, medalSilver: row.medal_silver ?? 0, medalBronze: row.medal_bronze ?? 0 })

export const playerLive = liveOf<'players-me' | 'playerLocations-mine'>({
  'players-me': {
    shared: false,
    topics: (_input, viewer) => [topics.user(viewer.userId), ...(viewer.playerId === null ? [] : [topics.alerts(viewer.playerId), topics.messages(viewer.playerId)])],
    load: async ({ db }, _input, viewer) => {
      const row = await findMe(db, viewer.userId)
      const locations = await listActiveLocations(db, viewer.userId)
      const hasStage = row.stage_id !== null
      return ok({
        status: onboardingStatus({ hasStage, hasPlayer: row.player_id !== null, hasPrivate: row.private_id !== null }),
        userId: viewer.userId, email: viewer.email, provider: viewer.provider,
        stage: hasStage ? { playerName: row.stage_name, homeLocation: row.stage_home } : null,
        player: playerOf(row),
        unreadMessages: row.unread_messages ?? 0, unreadAlerts: row.unread_alerts ?? 0,
        locations: locations.map((location) => ({
          locationId: location.location_id, name: location.name, city: location.city, lat: location.lat, lon: location.lon, isAdmin: location.admin_id !== null,
        })),
      })
    },
  },
  'playerLocations-mine': {
    shared: false,
    topics: (_input, viewer) => [topics.user(viewer.userId)],
    load: async ({ db }, _input, viewer) => ok({ playerLocations: await listPlayerLocations(db, viewer.playerId) }),
  },
})
