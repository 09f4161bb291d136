// Players: checking and taking a name, setup, rewards, active venues. Only the player's own record
// changes here.
import type { CallOutput, Calls, ParsedInput } from '#contract/contract.ts'
import type { SignedIn } from '#domain/access/actor.ts'
import { mayBeBirthYear } from '#domain/age/birth-year.ts'
import { parseDuprId } from '#domain/dupr/dupr.ts'
import { activeLocationLimit } from '#domain/location/location.ts'
import { isSocialProvider } from '#domain/onboarding/onboarding.ts'
import { isSamePhoto } from '#domain/photo/photo.ts'
import { parsePlayerName } from '#domain/player/name.ts'
import { parseSocialLinks, type SocialLinks } from '#domain/player/profile.ts'
import { decideSetup } from '#domain/player/setup.ts'
import { toSlug } from '#domain/player/slug.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Auth } from '../../auth/auth.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { awardDiamond } from '../ledger/commands.ts'
import { setCelebrated } from '../ledger/queries.ts'
import { publishAdminRole } from '../location/edit-commands.ts'
import { awardCompletedProfile } from './commands.ts'
import * as membershipStore from './membership-queries.ts'
import {
  lockMembership,
  findMembershipFacts,
  joinLocation,
  leaveLocation,
} from './membership-queries.ts'
import { findNameConflict } from './name-queries.ts'
import { proposeForSetup } from './propose-handlers.ts'
import * as store from './queries.ts'
import {
  findRegistration,
  saveStage,
  findStageFor,
  createPlayer,
  deleteStage,
  saveReferrer,
} from './registration-queries.ts'
import { publishToWatchers } from './watcher-commands.ts'

type UpdateResult = Result<
  CallOutput<'players-updatePlayer'>,
  Calls['players-updatePlayer']['refusals'][number]
>
type Fields = ParsedInput<'players-updatePlayer'>['fields']

const done = ok({ success: true })

const checkPlayer: InTransaction<'validations-checkPlayer'> = async (
  { actor, tx, now },
  { id },
) => {
  const { isWorn, isKept } = await findNameConflict(
    tx,
    { name: id.trim(), slug: toSlug(id) },
    actor.userId,
    now,
  )
  return ok({ playerExists: isWorn || isKept })
}

/** Accounts by e-mail already have a stage record; this only adds what the link brought along. */
const register: InTransaction<'players-register'> = async ({ actor, tx }, input) => {
  if (
    input.uid !== actor.userId ||
    input.email.toLowerCase() !== actor.email.toLowerCase() ||
    input.provider !== actor.provider
  )
    return refuse('not-allowed')
  const wishes = [input.referral, input.eventLocation].filter(
    (locationId) => typeof locationId === 'string',
  )
  const { hasStage, hasPlayer, wished } = await findRegistration(tx, actor.userId, wishes)
  if (hasPlayer) return done
  if (!hasStage && !isSocialProvider(actor.provider)) return refuse('provider-not-allowed')
  await saveStage(tx, actor.userId, {
    homeLocation: wished,
    lastLat: input.curLat ?? null,
    lastLon: input.curLon ?? null,
  })
  return done
}

const updatePlayer: InTransaction<'players-updatePlayer'> = async (
  context,
  { playerId, fields },
) => {
  const { actor } = context
  if (actor.playerId === null) {
    const named = await takeName(context, playerId, fields.playerName ?? '')
    if (!named.ok) return named
  } else if (actor.playerId !== playerId) {
    return refuse('not-allowed')
  } else if (fields.playerName !== undefined) {
    return refuse('name-already-set')
  }
  const { playerName: _taken, ...rest } = fields
  return updateOwn(context, playerId, rest)
}

/**
 * Turns the stage record into a player. Reserved and look-alike names are refused as taken, without
 * the reason.
 */
async function takeName(
  { actor, tx, now, language }: CallContext<SignedIn>,
  playerId: string,
  wanted: string,
): Promise<UpdateResult> {
  const name = parsePlayerName(wanted)
  if (!name.ok) return name
  if (name.value.playerId !== playerId) return refuse('not-allowed')
  const named = { name: name.value.playerName, slug: playerId }
  const stage = await findStageFor(tx, actor.userId, named)
  const { isWorn, isKept } = await findNameConflict(tx, named, actor.userId, now)
  if (isKept) return refuse('name-taken')
  if (stage === null) return refuse('not-allowed')
  if (isWorn)
    return refuse((await store.isUserPlayer(tx, actor.userId)) ? 'name-already-set' : 'name-taken')
  const isCreated = await createPlayer(tx, {
    ...name.value,
    userId: actor.userId,
    stage,
    language,
  })
  if (!isCreated)
    return refuse((await store.isUserPlayer(tx, actor.userId)) ? 'name-already-set' : 'name-taken')
  return done
}

async function updateOwn(
  context: CallContext<SignedIn>,
  playerId: string,
  fields: Omit<Fields, 'playerName'>,
): Promise<UpdateResult> {
  const { tx, effects, now } = context
  if (Object.keys(fields).length === 0) return done
  const before = await store.lockOwnPlayer(tx, playerId, fields.homeLocation ?? null)
  const named = checkNamed(before, fields, now)
  if (!named.ok) return named
  const decided = decideSetup(before, fields, now)
  if (!decided.ok) return decided
  const texts = parseTexts(fields)
  if (!texts.ok) return texts
  const { links, duprId } = texts.value
  const { newSkill } = decided.value
  const { homeLocation, setupComplete, headline, summary, hidden, onLeaderboards } = fields
  const joined = await joinHome(tx, playerId, homeLocation)
  if (!joined.ok) return joined
  const { active, watchers } = await store.storePlayerFields(
    tx,
    playerId,
    {
      newSkill,
      homeLocation,
      homePage: fields.homePage,
      setupComplete,
      profile: { headline, summary, hidden, onLeaderboards, ...links },
    },
    now,
  )
  if (newSkill !== null)
    effects.publish(...active.map(topics.location), ...active.map(topics.playersAt))
  if (watchers !== null) publishToWatchers(effects, playerId, watchers)
  if (headline !== undefined || summary !== undefined)
    await awardCompletedProfile(context, playerId)
  await updateBeside(context, fields, duprId)
  return done
}

function parseTexts(
  fields: Fields,
): Result<
  { links: SocialLinks; duprId: string | null | undefined },
  'link-invalid' | 'dupr-id-invalid'
> {
  const links = parseSocialLinks(fields)
  if (!links.ok) return links
  const duprId = fields.duprId === undefined ? ok(undefined) : parseDuprId(fields.duprId)
  return duprId.ok ? ok({ links: links.value, duprId: duprId.value }) : duprId
}

function checkNamed(
  before: store.OwnPlayerRow,
  { homeLocation, photoURL, birthYear = null }: Fields,
  now: number,
): Result<null, 'location-not-found' | 'bad-input'> {
  if (homeLocation !== undefined && !before.wishedHomeExists) return refuse('location-not-found')
  if (photoURL !== undefined && !isSamePhoto(photoURL, before.photoURL))
    return refuse('bad-input', { field: 'fields.photoURL' })
  if (!mayBeBirthYear(birthYear, new Date(now).getUTCFullYear()))
    return refuse('bad-input', { field: 'fields.birthYear' })
  return ok(null)
}

async function joinHome(
  tx: Database,
  playerId: string,
  homeLocation: string | undefined,
): Promise<Result<null, 'active-location-limit'>> {
  const limit =
    homeLocation === undefined ? null : await membershipStore.joinHome(tx, playerId, homeLocation)
  return limit === null ? ok(null) : refuse('active-location-limit', { n: limit })
}

async function updateBeside(
  context: CallContext<SignedIn>,
  fields: Fields,
  duprId: string | null | undefined,
): Promise<void> {
  const { tx, actor } = context
  const { gender, birthYear, duprRating } = fields
  await store.updateNotes(tx, actor.userId, { gender, birthYear, duprId, duprRating })
  if (fields.setupComplete === true) {
    const referrer = await deleteStage(tx, actor.userId)
    if (referrer !== null) await awardDiamond(context, referrer, 'referralJoined')
  }
}

const updatePlayerPrivate: InTransaction<'players-updatePlayerPrivate'> = async (
  { actor, tx },
  { playerId, fields },
) => {
  if (playerId !== actor.playerId || (fields.userId ?? actor.userId) !== actor.userId)
    return refuse('not-allowed')
  await store.updatePosition(tx, actor.userId, { lat: fields.lastLat, lon: fields.lastLon })
  return done
}

/** Clients only claim the diamond for registering; the server awards the others. */
const playerReward: InTransaction<'players-playerReward'> = async (
  context,
  { diamondId, isCelebratedLater },
) => {
  const { actor, tx } = context
  if (diamondId !== 'registered') return refuse('not-allowed')
  if (!(await store.isSetupComplete(tx, actor.playerId))) return refuse('setup-incomplete')
  const awarded = await awardDiamond(context, actor.playerId, diamondId)
  if (awarded && isCelebratedLater) await setCelebrated(tx, actor.playerId, diamondId, false)
  return ok({ success: true, awarded })
}

const setActive: InTransaction<'playerLocations-setActive'> = async (
  { actor, tx, effects, now },
  { locationId, active },
) => {
  const exists = await lockMembership(tx, actor.playerId, locationId)
  if (!exists) return refuse('location-not-found')
  const facts = await findMembershipFacts(tx, actor.playerId, locationId, now)
  const limit = activeLocationLimit(facts.isAdminAnywhere)
  if (active && facts.otherActive >= limit) return refuse('active-location-limit', { n: limit })
  if (!active && facts.isAdminHere && facts.otherAdmins === 0) return refuse('last-admin')
  await (active ? joinLocation : leaveLocation)(tx, actor.playerId, locationId)
  // Venue admins start or stop seeing a hidden player.
  if (facts.watchers !== null) publishToWatchers(effects, actor.playerId, facts.watchers)
  if (!active && facts.isAdminHere) {
    await addLocationLog(tx, [{ locationId, actorId: actor.playerId, action: 'admin-left' }], now)
    await publishAdminRole(tx, effects, locationId, actor)
  }
  return done
}

export const playerHandlers = (auth: Pick<Auth, 'requestPasswordReset'>) =>
  defineHandlers<
    | 'validations-checkPlayer'
    | 'players-proposeNames'
    | 'players-register'
    | 'players-updatePlayer'
    | 'players-updatePlayerPrivate'
    | 'players-updatePlayerMedalCount'
    | 'players-playerReward'
    | 'players-referredBy'
    | 'playerLocations-setActive'
    | 'emails-emailPasswordReset'
  >({
    'validations-checkPlayer': checkPlayer,
    'players-proposeNames': proposeForSetup,
    'players-register': register,
    'players-updatePlayer': updatePlayer,
    'players-updatePlayerPrivate': updatePlayerPrivate,
    'players-updatePlayerMedalCount': async ({ actor, tx }) =>
      ok({ success: true, ...(await store.findMedals(tx, actor.playerId)) }),
    'players-playerReward': playerReward,
    'players-referredBy': async ({ actor, tx }, { playerId }) => {
      await saveReferrer(tx, actor.userId, playerId)
      return done
    },
    'playerLocations-setActive': setActive,
    // Answers before the work, so that neither answer nor timing reveals whether the address is
    // known.
    'emails-emailPasswordReset': ({ deps, language }, { email }) => {
      auth
        .requestPasswordReset(email, language)
        .catch((error: unknown) =>
          deps.log.error({ err: error }, 'a password reset could not be requested'),
        )
      return Promise.resolve(done)
    },
  })
