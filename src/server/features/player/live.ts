// players-me: what the shell needs to know about the signed-in person, in two statements.
// playerLocations-mine: the player's active venues as records.
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

/** An existing player's columns are only nullable because of the join. */
function toPlayer({
  playerId,
  playerName,
  homePage,
  setupComplete,
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
    photoURL: row.photoUrl ?? '',
    ...toSkill(row),
    homeLocation: row.homeLocation,
    homeLocationName: row.homeName,
    gender: row.gender,
    birthYear: row.birthYear,
    duprId: row.duprId,
    hidden: row.hidden ?? false,
    onLeaderboards: row.onLeaderboards ?? true,
    diamonds: row.diamonds ?? 0,
    ...toMedals(row),
    adminLocations: row.adminLocations ?? 0,
    operatorRole: row.operatorRole,
    lastLat: row.lastLat,
    lastLon: row.lastLon,
    newDiamond: row.newDiamond,
    ...toPass(row),
  }
}

const toPass = (
  row: Pick<MeRow, 'tier' | 'serial' | 'lastClaimAt' | 'lastClaimTx' | 'tokens'>,
) => ({
  playerPassTier: row.tier,
  playerPassNFTID: row.serial,
  playerPassLastClaimAt: row.lastClaimAt?.toISOString() ?? null,
  playerPassLastClaimTx: row.lastClaimTx,
  playerPassTokenBalance: row.tokens ?? 0,
})

const toSkill = (row: Pick<MeRow, 'skillSelf' | 'skillChangedAt'>) => ({
  skillSelf: row.skillSelf,
  skillChangedAt: row.skillChangedAt?.toISOString() ?? null,
})

const toMedals = (row: Pick<MeRow, 'medalGold' | 'medalSilver' | 'medalBronze'>) => ({
  medalGold: row.medalGold ?? 0,
  medalSilver: row.medalSilver ?? 0,
  medalBronze: row.medalBronze ?? 0,
})

async function loadMe(db: Database, viewers: readonly SignedIn[]) {
  const userIds = [...new Set(viewers.map(({ userId }) => userId))]
  const rows = await listMe(db, userIds)
  const locations = Map.groupBy(await listActiveLocations(db, userIds), ({ userId }) => userId)
  return new Map(
    rows.map((row) => [row.userId, { row, locations: locations.get(row.userId) ?? [] }]),
  )
}

function toAnswer(loaded: Awaited<ReturnType<typeof loadMe>>, viewer: SignedIn) {
  const mine = loaded.get(viewer.userId)
  if (mine === undefined) throw new Error('players-me told nothing of a user')
  const { row, locations } = mine
  const hasStage = row.stageId !== null
  return ok({
    status: onboardingStatus({
      hasStage,
      hasPlayer: row.playerId !== null,
      hasPrivate: row.privateId !== null,
    }),
    userId: viewer.userId,
    email: viewer.email,
    provider: viewer.provider,
    stage: hasStage ? { playerName: row.stageName, homeLocation: row.stageHome } : null,
    player: toPlayer(row),
    claims: row.claims,
    unreadMessages: row.unreadMessages ?? 0,
    unreadAlerts: row.unreadAlerts ?? 0,
    locations: locations.map((location) => ({
      locationId: location.locationId,
      name: location.name,
      city: location.city,
      lat: location.lat,
      lon: location.lon,
      isAdmin: location.adminId !== null,
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
    topicsIn: ({ player, locations }) =>
      [player?.homeLocation ?? null, ...locations.map(({ locationId }) => locationId)].flatMap(
        (locationId) => (locationId === null ? [] : [topics.venueLabel(locationId)]),
      ),
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
