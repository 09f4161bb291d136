// players-me: all the shell needs to know of the person signed in, in two statements.
// playerLocations-mine: the player's own active venues as records.
import type { LiveOutput } from '#contract/contract.ts'
import type { SignedIn } from '#domain/access/actor.ts'
import { onboardingStatus } from '#domain/onboarding/onboarding.ts'
import { ok } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listActiveLocations, listPlayerLocations } from './membership-queries.ts'
import { listMe } from './queries.ts'

type Me = LiveOutput<'players-me'>
type MeRow = Awaited<ReturnType<typeof listMe>>[number]

/** Columns of a player that exists are only nullable because of the join. */
function toPlayer({
  player_id: playerId,
  player_name: playerName,
  home_page: homePage,
  setup_complete: setupComplete,
  created,
  ...row
}: MeRow): Me['player'] {
  if (
    playerId === null ||
    playerName === null ||
    homePage === null ||
    setupComplete === null ||
    created === null
  )
    return null
  return {
    playerId,
    playerName,
    homePage,
    setupComplete,
    created: created.toISOString(),
    photoURL: row.photo_url ?? '',
    ...toSkill(row),
    homeLocation: row.home_location,
    homeLocationName: row.home_name,
    gender: row.gender,
    hidden: row.hidden ?? false,
    onLeaderboards: row.on_leaderboards ?? true,
    diamonds: row.diamonds ?? 0,
    ...toMedals(row),
    adminLocations: row.admin_locations ?? 0,
    lastLat: row.last_lat,
    lastLon: row.last_lon,
    newDiamond: row.new_diamond,
    ...toPass(row),
  }
}

const toPass = (
  row: Pick<MeRow, 'tier' | 'serial' | 'last_claim_at' | 'last_claim_tx' | 'tokens'>,
) => ({
  playerPassTier: row.tier,
  playerPassNFTID: row.serial,
  playerPassLastClaimAt: row.last_claim_at?.toISOString() ?? null,
  playerPassLastClaimTx: row.last_claim_tx,
  playerPassTokenBalance: row.tokens ?? 0,
})

const toSkill = (row: Pick<MeRow, 'skill_self' | 'skill_changed_at'>) => ({
  skillSelf: row.skill_self,
  skillChangedAt: row.skill_changed_at?.toISOString() ?? null,
})

const toMedals = (row: Pick<MeRow, 'medal_gold' | 'medal_silver' | 'medal_bronze'>) => ({
  medalGold: row.medal_gold ?? 0,
  medalSilver: row.medal_silver ?? 0,
  medalBronze: row.medal_bronze ?? 0,
})

/** What `players-me` tells, by user id. */
async function loadMe(db: Database, viewers: readonly SignedIn[]) {
  const userIds = [...new Set(viewers.map(({ userId }) => userId))]
  const rows = await listMe(db, userIds)
  const locations = Map.groupBy(
    await listActiveLocations(db, userIds),
    ({ user_id: userId }) => userId,
  )
  return new Map(
    rows.map((row) => [row.user_id, { row, locations: locations.get(row.user_id) ?? [] }]),
  )
}

function toAnswer(loaded: Awaited<ReturnType<typeof loadMe>>, viewer: SignedIn) {
  const mine = loaded.get(viewer.userId)
  if (mine === undefined) throw new Error('players-me told nothing of a user')
  const { row, locations } = mine
  const hasStage = row.stage_id !== null
  return ok({
    status: onboardingStatus({
      hasStage,
      hasPlayer: row.player_id !== null,
      hasPrivate: row.private_id !== null,
    }),
    userId: viewer.userId,
    email: viewer.email,
    provider: viewer.provider,
    stage: hasStage ? { playerName: row.stage_name, homeLocation: row.stage_home } : null,
    player: toPlayer(row),
    unreadMessages: row.unread_messages ?? 0,
    unreadAlerts: row.unread_alerts ?? 0,
    locations: locations.map((location) => ({
      locationId: location.location_id,
      name: location.name,
      city: location.city,
      lat: location.lat,
      lon: location.lon,
      isAdmin: location.admin_id !== null,
    })),
  })
}

export const playerLive = defineLiveQueries<'players-me' | 'playerLocations-mine'>({
  'players-me': {
    shared: false,
    topics: (_input, viewer) => [
      topics.user(viewer.userId),
      ...(viewer.playerId === null
        ? []
        : [topics.alerts(viewer.playerId), topics.messages(viewer.playerId)]),
    ],
    load: async (context, _input, viewer) => toAnswer(await loadMe(context.db, [viewer]), viewer),
    loadMany: async ({ db }, _input, viewers) => {
      const loaded = await loadMe(db, viewers)
      return viewers.map((viewer) => toAnswer(loaded, viewer))
    },
  },
  'playerLocations-mine': {
    shared: false,
    topics: (_input, viewer) => [topics.user(viewer.userId)],
    load: async ({ db }, _input, viewer) =>
      ok({ playerLocations: await listPlayerLocations(db, viewer) }),
  },
})
