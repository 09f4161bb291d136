// The batch of one event: everything asked of its roster while the last batch ran is decided in one
// transaction, in the order of arrival, under the event's row lock. The lock, not the queue, keeps
// several servers right: everything a decision reads is read after it. A refused request changes
// nothing and spoils nothing for the others.
import type { PlayerActor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/capabilities.ts'
import type { EntryPlace } from '#domain/event/entry.ts'
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { movedPlayers } from '#domain/event/roster-change.ts'
import type { RosterRequest } from '#domain/event/roster-request.ts'
import { decideBatch, type RosterDecision } from '#domain/event/roster.ts'
import type { LocationLogAction } from '#domain/location/log.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { createBatches, type Batches } from '../../db/batches.ts'
import {
  findAnswers,
  isAnswerTo,
  keepAnswers,
  type AnswerOwner,
  type KeptAnswer,
} from '../../db/call-answers.ts'
import { isUnavailable } from '../../db/errors.ts'
import { isRetryable, isUniqueViolation } from '../../db/errors.ts'
import type { Database } from '../../db/open-database.ts'
import { toTurnKey, transactInTurn } from '../../db/turns.ts'
import type { Deps } from '../../deps.ts'
import { collectEffects, release, type Effects } from '../../effects.ts'
import { logAdminActs, type EventAct } from '../admin/store.ts'
import { addAlerts } from '../alert/store.ts'
import { listSeen, sightKey, type Sight } from '../block/store.ts'
import { tellCalendars } from '../calendar-feed/store.ts'
import { alertParams, lockEvent, type EventFacts } from '../event/store.ts'
import { openedBy, playersTowards, type PlayerFacts } from '../event/visibility-store.ts'
import { refuseStrangers } from '../newcomer/store.ts'
import { forgetOwnActs, listDenied, saveOwnActs } from '../own-act/store.ts'
import { partnersOf } from '../team/store.ts'
import {
  addLog,
  countsOf,
  loadRoster,
  saveChanges,
  saveCounts,
  wakeRoster,
  type LogLine,
} from './store.ts'

/** What a call asks of the roster, before the players it names are known. */
export type Ask =
  | { kind: 'sign-up'; guests: number }
  | { kind: 'set-guests'; guests: number }
  | { kind: 'withdraw' }
  | { kind: 'add'; playerId: string }
  | { kind: 'remove'; playerId: string }
  | { kind: 'move'; playerId: string; to: EntryPlace }
  | { kind: 'swap'; playerId: string; withPlayerId: string }

/** owner: under what the answer is kept; null without an Idempotency-Key. */
export type RosterItem = { actor: PlayerActor; owner: AnswerOwner | null; ask: Ask }
export type RosterBatches = Batches<RosterItem, Result<unknown>>

const batchMax = 256
const attemptsMax = 3

/**
 * The queues of all events of this server. A batch of one is one transaction for each request: the
 * benchmark compares.
 */
export function createRosterBatches(deps: Deps, maxBatch = batchMax): RosterBatches {
  return createBatches(
    async (eventId, items) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runBatch(deps, eventId, items)
        } catch (error) {
          // Another server kept an answer for the same id meanwhile: run again, and find it.
          if (
            attempt === attemptsMax ||
            !(isUniqueViolation(error, 'call_answers_pkey') || isRetryable(error))
          )
            throw error
        }
      }
    },
    { maxBatch },
  )
}

async function runBatch(
  deps: Deps,
  eventId: string,
  items: readonly RosterItem[],
): Promise<Result<unknown>[]> {
  const effects = collectEffects()
  // A batch is one of those that take turns for the event, however many asked in it.
  const inTurn = { person: `roster ${eventId}`, keys: [toTurnKey('event', eventId)] }
  try {
    const answers = await transactInTurn(deps.db, inTurn, (tx) =>
      answerBatch(deps, tx, effects, eventId, items),
    )
    release(deps, effects)
    return answers
  } catch (error) {
    // As of any call: a commit whose answer was lost may stand, and open windows look again.
    if (isUnavailable(error)) deps.bus.publish(effects.topics)
    throw error
  }
}

type Batch = {
  deps: Deps
  tx: Database
  effects: Effects
  event: EventFacts
  players: ReadonlyMap<string, PlayerFacts>
  now: number
}
/** A request of the batch that reached the roster, and what came of it. */
type Decided = { item: RosterItem; request: RosterRequest; decision: RosterDecision }

async function answerBatch(
  deps: Deps,
  tx: Database,
  effects: Effects,
  eventId: string,
  items: readonly RosterItem[],
): Promise<Result<unknown>[]> {
  const event = await lockEvent(tx, eventId)
  const earlier = await findEarlier(tx, items)
  const partners =
    event?.terms.entryBy === 'team'
      ? await partnersOf(tx, eventId, [...new Set(items.flatMap(playersIn))])
      : noPartners
  const players = await playersTowards(tx, eventId, [
    ...new Set([...items.flatMap(playersIn), ...partners.values()]),
  ])
  const seen = await listSeen(tx, items.flatMap(sightsIn))
  const now = deps.clock.now()
  const strangers = await refuseAdded({ deps, tx, now }, eventId, items)
  const denied = await listDenied(
    tx,
    eventId,
    items.flatMap(({ ask }) =>
      ask.kind === 'add' ? [ask.playerId, ...[partners.get(ask.playerId) ?? []].flat()] : [],
    ),
  )

  const answers = new Map<RosterItem, Result<unknown>>()
  const asked: { item: RosterItem; request: RosterRequest }[] = []
  const firstByKey = new Map<string, RosterItem>()
  for (const item of items) {
    const answered = answerBefore(earlier, firstByKey, item)
    if (answered === 'with the first') continue
    if (answered !== null) {
      answers.set(item, answered)
      continue
    }
    const request = toRequest({ event, players, partners, seen, strangers, denied, now }, item)
    if (request.ok) asked.push({ item, request: request.value })
    else answers.set(item, request)
  }
  if (event !== null && asked.length > 0)
    await decideAll({ deps, tx, effects, event, players, now }, asked, answers)
  return items.map(
    (item) =>
      answers.get(item) ??
      answers.get(firstByKey.get(keyOf(item) ?? '') ?? item) ??
      refuse('internal'),
  )
}

/** The user and id of a request that may be repeated, as one key. */
const keyOf = ({ owner }: RosterItem): string | null =>
  owner === null ? null : `${owner.userId} ${owner.requestId}`

/**
 * What a repeat is answered: as before, or as the same request of this batch; null for a request
 * that is new, which is remembered.
 */
function answerBefore(
  earlier: ReadonlyMap<string, KeptAnswer>,
  firstByKey: Map<string, RosterItem>,
  item: RosterItem,
): Result<unknown> | 'with the first' | null {
  const key = keyOf(item)
  if (key === null || item.owner === null) return null
  const known = earlier.get(key)
  if (known !== undefined)
    return isAnswerTo(known, item.owner) ? ok(known.answer) : refuse('key-reused')
  const first = firstByKey.get(key)
  if (first?.owner !== undefined && first.owner !== null)
    return isAnswerTo(first.owner, item.owner) ? 'with the first' : refuse('key-reused')
  firstByKey.set(key, item)
  return null
}

async function findEarlier(
  tx: Database,
  items: readonly RosterItem[],
): Promise<Map<string, KeptAnswer>> {
  const kept = await findAnswers(tx, items.flatMap(ownerOf))
  return new Map(kept.map((answer) => [`${answer.userId} ${answer.requestId}`, answer]))
}

const ownerOf = ({ owner }: RosterItem): AnswerOwner[] => (owner === null ? [] : [owner])

const targetsIn = (ask: Ask): string[] => [
  ...('playerId' in ask ? [ask.playerId] : []),
  ...('withPlayerId' in ask ? [ask.withPlayerId] : []),
]
const playersIn = ({ actor, ask }: RosterItem): string[] => [actor.playerId, ...targetsIn(ask)]
const sightsIn = ({ actor, ask }: RosterItem): Sight[] =>
  targetsIn(ask).map((playerId) => ({ viewerId: actor.playerId, playerId }))

const noPartners: ReadonlyMap<string, string> = new Map()

type Strangers = ReadonlyMap<RosterItem, NonNullable<Awaited<ReturnType<typeof refuseStrangers>>>>

/** The refusals to newcomers who add players that neither asked nor were asked. */
async function refuseAdded(
  { deps, tx, now }: Pick<Batch, 'deps' | 'tx' | 'now'>,
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
 * partners: the pairs of an event for teams. seen: the players they ask about that the actors may
 * see. strangers: those a newcomer may not add. denied: those who said that it was not them.
 */
type Scene = {
  event: EventFacts | null
  players: ReadonlyMap<string, PlayerFacts>
  partners: ReadonlyMap<string, string>
  seen: ReadonlySet<string>
  strangers: Strangers
  denied: ReadonlySet<string>
  now: number
}

/**
 * May they, and for whom: the request the rules will see, or the refusal. Who may not see the event
 * learns nothing of it.
 */
function toRequest(scene: Scene, item: RosterItem): Result<RosterRequest> {
  const { event, players, seen, now } = scene
  const {
    actor: { playerId },
    ask,
  } = item
  const opened = openedBy(event, players.get(playerId), now)
  if (opened === null) return refuse('event-not-found')
  const { viewer } = opened
  if (ask.kind === 'sign-up') return toSignUp(scene, viewer, ask.guests)
  if (ask.kind === 'set-guests') return ok({ kind: ask.kind, playerId, guests: ask.guests })
  if (ask.kind === 'withdraw') return ok({ kind: ask.kind, playerId })
  const allowed = permit(item.actor, viewer.roles, 'event.roster')
  if (!allowed.ok) return allowed
  // Everyone on the roster is there for those who run the event; beyond it only whom they may see.
  const isThere = (id: string): boolean =>
    players.get(id)?.isInRoster === true || seen.has(sightKey({ viewerId: playerId, playerId: id }))
  const player = players.get(ask.playerId)
  if (player === undefined || !targetsIn(ask).every(isThere)) return refuse('player-not-found')
  if (ask.kind === 'remove') return ok({ ...ask, isOwn: ask.playerId === playerId })
  return ask.kind === 'add' ? toAdd(scene, item, player) : ok(ask)
}

/**
 * Who said that it was not them is not brought back by others, and a newcomer brings no strangers.
 */
function toAdd(scene: Scene, item: RosterItem, player: PlayerFacts): Result<RosterRequest> {
  const partner = partnerOf(scene, player.playerId)
  const gone =
    [player, partner].find((one) => one !== null && scene.denied.has(one.playerId)) ?? null
  if (gone !== null && gone.playerId !== item.actor.playerId)
    return refuse('said-not-me', { player: gone.playerName })
  return scene.strangers.get(item) ?? ok({ kind: 'add', player, partner })
}

const partnerOf = ({ players, partners }: Scene, playerId: string): PlayerFacts | null =>
  players.get(partners.get(playerId) ?? '') ?? null

/**
 * A game day of a league is for its players. A partner from whom the event is hidden meanwhile is
 * not signed up for it.
 */
function toSignUp(scene: Scene, player: PlayerFacts, guests: number): Result<RosterRequest> {
  if (!player.isInLeague) return refuse('league-only')
  return ok({
    kind: 'sign-up',
    player,
    partner:
      openedBy(scene.event, partnerOf(scene, player.playerId) ?? undefined, scene.now)?.viewer ??
      null,
    guests,
  })
}

async function decideAll(
  batch: Batch,
  asked: readonly { item: RosterItem; request: RosterRequest }[],
  answers: Map<RosterItem, Result<unknown>>,
): Promise<void> {
  const { tx, event, now } = batch
  const before = await loadRoster(tx, event)
  const { roster, changes, results } = decideBatch(
    event.terms,
    before,
    asked.map(({ request }) => request),
    now,
  )
  const decided: Decided[] = []
  for (const [index, { item, request }] of asked.entries()) {
    const result = results[index] ?? refuse('internal')
    answers.set(item, result.ok ? ok(answerOf(request, result.value)) : result)
    if (result.ok) decided.push({ item, request, decision: result.value })
  }
  if (changes.length > 0 || roster.nextOrder !== before.nextOrder) {
    await saveCounts(tx, event.eventId, countsOf(roster))
    await saveChanges(tx, event, changes, {
      late: lateLeavers(decided),
      sentOut: roster.sentOut,
      now,
    })
    await tellCalendars(tx, event, movedPlayers(changes), {
      effects: batch.effects,
      newId: batch.deps.newId,
      now,
    })
    wakeRoster(batch.effects, event, before, roster)
  }
  await noteOwnActs(batch, decided)
  await tell(batch, decided)
  await keepAnswers(
    tx,
    decided.flatMap(({ item, request, decision }) =>
      ownerOf(item).map((owner) => ({ ...owner, answer: answerOf(request, decision) })),
    ),
  )
}

function answerOf({ kind }: RosterRequest, decision: RosterDecision): unknown {
  if (kind === 'withdraw') return { late: decision.late }
  return kind === 'sign-up' || kind === 'set-guests' || kind === 'add'
    ? decision.answer
    : { success: true }
}

/**
 * Whoever signs up, or puts themselves in, acted; whoever leaves, or is taken out, no longer did.
 * In one batch the last word counts.
 */
async function noteOwnActs(
  { tx, event: { eventId }, now }: Batch,
  decided: readonly Decided[],
): Promise<void> {
  const acted = new Map<string, boolean>()
  for (const {
    item: {
      actor: { playerId },
      ask,
    },
    decision,
  } of decided) {
    if (ask.kind === 'withdraw' || ask.kind === 'remove')
      for (const id of decision.party) acted.set(id, false)
    if (ask.kind === 'sign-up' || (ask.kind === 'add' && ask.playerId === playerId))
      acted.set(playerId, true)
  }
  const thatAre = (is: boolean): string[] =>
    [...acted].flatMap(([id, did]) => (did === is ? [id] : []))
  await forgetOwnActs(tx, { eventId, playerIds: thatAre(false), now })
  await saveOwnActs(tx, { eventId, playerIds: thatAre(true), how: 'sign-up', now })
}

function lateLeavers(decided: readonly Decided[]): Set<string> {
  const late = new Set<string>()
  for (const { request, decision } of decided) {
    if (request.kind !== 'withdraw') continue
    if (decision.late) late.add(request.playerId)
    else late.delete(request.playerId)
  }
  return late
}

async function tell(
  { deps, tx, effects, event, players, now }: Batch,
  decided: readonly Decided[],
): Promise<void> {
  const alerts = decided.flatMap(({ item, request, decision }) =>
    rosterAlerts(item.actor.playerId, request, decision),
  )
  await addAlerts(
    tx,
    alerts.map((alert) => ({ ...alert, eventId: event.eventId, params: alertParams(event) })),
    { effects, newId: deps.newId, now },
  )
  const lines = decided.flatMap(logLines)
  await addLog(tx, event.eventId, lines, now)
  await logAdminActs(
    tx,
    event,
    lines.flatMap((line) => eventActs(line, players)),
    { effects, now },
  )
}

const venueActions: ReadonlyMap<string, LocationLogAction> = new Map([
  ['add', 'player-added'],
  ['remove', 'player-removed'],
  ['move', 'player-moved'],
  ['swap', 'players-swapped'],
])

/** A line of the event's log as one of its venue's, should a venue admin have caused it. */
function eventActs(
  { actorId, action: logged, playerId, detail }: LogLine,
  players: ReadonlyMap<string, PlayerFacts>,
): EventAct[] {
  const action = venueActions.get(logged)
  return action === undefined || playerId === null
    ? []
    : [
        {
          roles: players.get(actorId)?.roles ?? [],
          capability: 'event.roster',
          line: { actorId, action, playerId, detail },
        },
      ]
}

/** What organizers did, and late withdrawals, for the event's log. */
function logLines({
  item: {
    actor: { playerId: actorId },
    ask,
  },
  decision,
}: Decided): LogLine[] {
  if (ask.kind === 'withdraw')
    return decision.late
      ? [{ actorId, action: 'late-withdraw', playerId: actorId, detail: '' }]
      : []
  if (!('playerId' in ask) || decision.changes.length === 0) return []
  const detail = ask.kind === 'move' ? ask.to : ask.kind === 'swap' ? ask.withPlayerId : ''
  return [{ actorId, action: ask.kind, playerId: ask.playerId, detail }]
}
