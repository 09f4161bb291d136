// Turns the input of a roster call into a request that the rules can decide.
import type { ContactActor, PlayerActor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/capabilities.ts'
import { isStandIn } from '#domain/contact/contact.ts'
import { type EntryPlace, getPlayerIds } from '#domain/event/entry.ts'
import type { Roster, RosterRequest } from '#domain/event/roster-request.ts'
import type { HouseAnswer } from '#domain/house-rule/house-rule.ts'
import { type Result, refuse, ok } from '#domain/shared/result.ts'
import {
  isLeagueOnly,
  resolveAccess,
  type PlayerFacts,
} from '../../core/access/visibility-queries.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import { type Sight, sightKey } from '../../core/player/block-queries.ts'
import type { Twin } from '../../core/player/twin-queries.ts'
import type { AnswerOwner } from '../../db/call-answers.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refuseStrangers } from '../newcomer/queries.ts'

type Asks = {
  'events-signUp': { kind: 'sign-up'; guests: number }
  'events-setGuests': { kind: 'set-guests'; guests: number }
  'events-withdraw': { kind: 'withdraw' }
  'events-answerOffer': OfferAsk
  'events-addPlayer': { kind: 'add'; playerId: string }
  'events-removePlayer': { kind: 'remove'; playerId: string }
  'events-movePlayer': { kind: 'move'; playerId: string; to: EntryPlace }
  'events-swapPlayers': { kind: 'swap'; playerId: string; withPlayerId: string }
  'events-answerFor': AnswerAsk
  'links-answer': AnswerAsk | OfferAsk
}
type OfferAsk = { kind: 'answer-offer'; isTaken: boolean }
type AnswerAsk = { kind: 'answer-for'; playerId: string; isIn: boolean; guests: number }
export type RosterCall = keyof Asks
export type Ask = Asks[RosterCall]

/** owner: the key of the stored answer; null without an Idempotency-Key. */
type Items = {
  [N in Exclude<RosterCall, 'links-answer'>]: {
    call: N
    actor: PlayerActor
    owner: AnswerOwner | null
    ask: Asks[N]
  }
} & {
  'links-answer': {
    call: 'links-answer'
    actor: ContactActor
    owner: null
    ask: Asks['links-answer']
  }
}
export type RosterItem<N extends RosterCall = RosterCall> = { call: N } & Items[N]
type ContactItem = RosterItem<'links-answer'>

export type AskedEvent = { eventId: string; items: readonly RosterItem[] }

const targetsIn = (ask: Ask): string[] => [
  ...('playerId' in ask ? [ask.playerId] : []),
  ...('withPlayerId' in ask ? [ask.withPlayerId] : []),
]
export const playersIn = ({ actor, ask }: RosterItem): string[] => [
  actor.playerId,
  ...targetsIn(ask),
]
export const sightsIn = ({ actor, ask }: RosterItem): Sight[] =>
  targetsIn(ask).map((playerId) => ({ viewerId: actor.playerId, playerId }))

export const listOwner = ({ owner }: RosterItem): AnswerOwner[] => (owner === null ? [] : [owner])

type Strangers = ReadonlyMap<RosterItem, NonNullable<Awaited<ReturnType<typeof refuseStrangers>>>>

/** Refusals for newcomers who add players without those having asked or agreed. */
export async function refuseAdded(
  { deps, tx, now }: Pick<UnitOfWork, 'tx' | 'now'> & { deps: Deps },
  eventId: string,
  items: readonly RosterItem[],
): Promise<Strangers> {
  const refused = new Map<RosterItem, NonNullable<Awaited<ReturnType<typeof refuseStrangers>>>>()
  for (const item of items) {
    const {
      actor: { playerId },
      ask,
    } = item
    const stranger =
      ask.kind === 'add'
        ? await refuseStrangers(tx, { playerId, now, deps }, { eventId }, [ask.playerId])
        : null
    if (stranger !== null) refused.set(item, stranger)
  }
  return refused
}

/**
 * partners: pairs of a team event. seen: players the actors may see. strangers: those a newcomer
 * may not add. denied: those who said "not me". unsigned: agreement versions still missing per
 * request. houses: answers of house rules. twins: contacts and accounts with the same confirmed
 * address.
 */
export type RosterContext = {
  event: EventFacts | null
  players: ReadonlyMap<string, PlayerFacts>
  partners: ReadonlyMap<string, string>
  seen: ReadonlySet<string>
  strangers: Strangers
  denied: ReadonlySet<string>
  before: Roster
  unsigned: ReadonlyMap<RosterItem, readonly string[]>
  houses: ReadonlyMap<RosterItem, HouseAnswer>
  twins: ReadonlyMap<string, readonly Twin[]>
  now: number
}

/**
 * Checks permissions and the player; returns the request for the rules, or a refusal that reveals
 * the event to no stranger.
 */
export function toRequest(scene: RosterContext, item: RosterItem): Result<RosterRequest> {
  const { event, players, now } = scene
  const {
    actor: { playerId },
    ask,
  } = item
  const opened = resolveAccess(event, players.get(playerId), now)
  if (opened === null) return refuse('event-not-found')
  const { viewer } = opened
  const asked = {
    unsigned: scene.unsigned.get(item) ?? [],
    house: scene.houses.get(item) ?? null,
  }
  if (item.call === 'links-answer') return toContactRequest(scene, viewer, item.ask, asked)
  if (ask.kind === 'sign-up' || ask.kind === 'set-guests')
    return toParty(scene, viewer, { ...ask, ...asked })
  if (ask.kind === 'withdraw' || ask.kind === 'answer-offer') return ok({ ...ask, playerId })
  return toOrganized(scene, item, { ask, viewer })
}

function toOrganized(
  scene: RosterContext,
  item: Exclude<RosterItem, ContactItem>,
  { ask, viewer }: { ask: Extract<Ask, { playerId: string }>; viewer: PlayerFacts },
): Result<RosterRequest> {
  const { event, players, seen, now } = scene
  const { actor } = item
  const { playerId } = actor
  const allowed = permit(actor, viewer.roles, 'event.roster')
  if (!allowed.ok) return allowed
  // Organizers can act on everyone in the roster, otherwise only on players they see.
  const isThere = (id: string): boolean =>
    players.get(id)?.isInRoster === true || seen.has(sightKey({ viewerId: playerId, playerId: id }))
  const player = players.get(ask.playerId)
  if (player === undefined || !targetsIn(ask).every(isThere)) return refuse('player-not-found')
  if (ask.kind === 'answer-for') {
    if (!isStandIn(ask.playerId) || !seen.has(sightKey({ viewerId: playerId, ...ask })))
      return refuse('player-not-found')
    if (resolveAccess(event, player, now) === null) return refuse('not-invited')
    // An organizer's answer bypasses house rules and agreements; signing happens on paper or shows
    // as missing.
    return toContactRequest(scene, player, ask, { unsigned: [], house: null })
  }
  if (ask.kind === 'remove') return ok({ ...ask, isOwn: ask.playerId === playerId })
  return ask.kind === 'add' ? toAdd(scene, item, player) : ok(ask)
}

/** In changes the guests of a party already in; Out leaves. */
function toContactRequest(
  scene: RosterContext,
  contact: PlayerFacts,
  ask: ContactItem['ask'],
  asked: Omit<Coming, 'guests'>,
): Result<RosterRequest> {
  const { playerId } = contact
  if (!contact.isContact || resolveAccess(scene.event, contact, scene.now) === null)
    return refuse('event-not-found')
  if (ask.kind === 'answer-offer') return ok({ ...ask, playerId })
  if (!ask.isIn) return ok({ kind: 'withdraw', playerId })
  const isThere = scene.before.entries.some((entry) => getPlayerIds(entry).includes(playerId))
  const { guests } = ask
  return isThere
    ? ok({ kind: 'set-guests', playerId, guests, unsigned: asked.unsigned })
    : toSignUp(scene, contact, { guests, ...asked })
}

type Coming = { guests: number; unsigned: readonly string[]; house: HouseAnswer | null }
const toParty = (
  scene: RosterContext,
  viewer: PlayerFacts,
  { kind, house, ...coming }: { kind: 'sign-up' | 'set-guests' } & Coming,
): Result<RosterRequest> =>
  kind === 'sign-up'
    ? toSignUp(scene, viewer, { ...coming, house })
    : ok({ kind, playerId: viewer.playerId, ...coming })

/** Others can't bring back a player who denied being there, and newcomers can't add strangers. */
function toAdd(scene: RosterContext, item: RosterItem, player: PlayerFacts): Result<RosterRequest> {
  const partner = findPartner(scene, player.playerId)
  const gone =
    [player, partner].find((one) => one !== null && scene.denied.has(one.playerId)) ?? null
  if (gone !== null && gone.playerId !== item.actor.playerId)
    return refuse('said-not-me', { player: gone.playerName })
  return scene.strangers.get(item) ?? ok({ kind: 'add', player, partner })
}

const findPartner = ({ players, partners }: RosterContext, playerId: string): PlayerFacts | null =>
  players.get(partners.get(playerId) ?? '') ?? null

/**
 * League days take members and asked substitutes only. A partner who can no longer see the event
 * isn't signed up.
 */
function toSignUp(
  scene: RosterContext,
  player: PlayerFacts,
  coming: Coming,
): Result<RosterRequest> {
  const seats = player.isInLeague ? null : player.seats
  if (isLeagueOnly(player)) return refuse('league-only')
  return ok({
    kind: 'sign-up',
    player,
    partner:
      resolveAccess(scene.event, findPartner(scene, player.playerId) ?? undefined, scene.now)
        ?.viewer ?? null,
    ...coming,
    seats,
  })
}

/**
 * A contact and an account with the same confirmed address share one place. Only the person
 * themselves learns the reason, so that no one else learns of the account.
 */
export function refuseTwin(
  { before, twins }: Pick<RosterContext, 'before' | 'twins'>,
  { ask }: Pick<RosterItem, 'ask'>,
  request: RosterRequest,
  earlier: readonly RosterRequest[],
): Result<never> | null {
  if (request.kind !== 'sign-up' && request.kind !== 'add') return null
  const others = new Set(twins.get(request.player.playerId)?.map(({ twinId }) => twinId))
  if (others.size === 0) return null
  const isIn =
    before.entries.some((entry) => getPlayerIds(entry).some((id) => others.has(id))) ||
    earlier.some(
      (one) => (one.kind === 'sign-up' || one.kind === 'add') && others.has(one.player.playerId),
    )
  if (!isIn) return null
  return ask.kind === 'sign-up' ? refuse('in-as-contact') : refuse('already-signed-up')
}
