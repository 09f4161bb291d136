// Decides roster requests, and writes and announces the outcome.
import * as v from 'valibot'
import { calls, type CallOutput } from '#contract/contract.ts'
import { isStandIn } from '#domain/contact/contact.ts'
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import type { RosterRequest } from '#domain/event/roster-request.ts'
import { type Placement, type RosterDecision, decideBatch } from '#domain/event/roster.ts'
import { pastRules, type HouseAnswer } from '#domain/house-rule/house-rule.ts'
import type { LocationLogAction } from '#domain/location/log.ts'
import { type Result, refuse, ok } from '#domain/shared/result.ts'
import type { PlayerFacts } from '../../core/access/visibility-queries.ts'
import { listAlertWrites } from '../../core/alerts/send-alerts.ts'
import { type LogLine } from '../../core/log/event-log-queries.ts'
import { listLogWrites, type EventAct } from '../../core/log/write-log.ts'
import { type CommittedRoster, listRosterWrites } from '../../core/roster/commit-roster.ts'
import { listRosterNews } from '../../core/roster/list-roster-news.ts'
import { forgetActs, noteActs } from '../../core/roster/own-act-queries.ts'
import { storeAnswers } from '../../db/call-answers.ts'
import type { Write } from '../../db/together.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { type CallResult, refuseByContract } from '../../handler.ts'
import { forgetContactAct, noteContactAct } from '../contact/act-queries.ts'
import { writeDecline } from '../invitation/answer-queries.ts'
import {
  type Ask,
  listOwner,
  type RosterCall,
  type RosterItem,
  type RosterContext,
} from './request-commands.ts'

type Decided = {
  item: RosterItem
  request: RosterRequest
  decision: RosterDecision
  /** True when house rules would have refused the request or put it last. */
  isPastRules: boolean
}

export type DecidedEvent = CommittedRoster & {
  players: ReadonlyMap<string, PlayerFacts>
  decided: readonly Decided[]
}

export function decideAll(
  {
    event,
    before,
    players,
    houses,
  }: Pick<DecidedEvent, 'event' | 'before' | 'players'> & Pick<RosterContext, 'houses'>,
  asked: readonly { item: RosterItem; request: RosterRequest }[],
  now: number,
  outcomes: Map<RosterItem, RosterOutcome>,
): DecidedEvent {
  const { roster, changes, results } = decideBatch(
    event.terms,
    before,
    asked.map(({ request }) => request),
    now,
  )
  const decided: Decided[] = []
  for (const [index, { item, request }] of asked.entries()) {
    const result = results[index] ?? refuse('internal')
    outcomes.set(item, result.ok ? ok({ decision: result.value }) : result)
    const isPastRules = isKeptBack(houses.get(item))
    if (result.ok) decided.push({ item, request, decision: result.value, isPastRules })
  }
  return { event, before, players, roster, changes, decided, lateLeavers: findLate(decided) }
}

export async function listDecisionWrites(
  unit: UnitOfWork,
  events: readonly DecidedEvent[],
): Promise<Write[]> {
  const changed = events.filter(
    ({ changes, roster, before }) => changes.length > 0 || roster.nextOrder !== before.nextOrder,
  )
  const answers = events
    .flatMap(({ decided }) => decided)
    .flatMap(({ item, decision }) =>
      listOwner(item).map((owner) => ({ ...owner, answer: toAnswer(item.call, decision) })),
    )
  return [
    ...(await listRosterWrites(unit, changed)),
    ...listActWrites(unit, events),
    ...listContactWrites(unit, events),
    ...listAlertWrites(unit, events.flatMap(listAlerts)),
    ...listLogWrites(unit, events.map(toLogged)),
    ...(answers.length > 0 ? [{ query: storeAnswers(unit.tx, answers) }] : []),
  ]
}

const getPlacement = ({ answer }: RosterDecision): Placement => answer
const getSuccess = () => ({ success: true }) as const

const answers: { [N in RosterCall]: (decision: RosterDecision) => CallOutput<N> } = {
  'events-signUp': getPlacement,
  'events-setGuests': getPlacement,
  'events-withdraw': ({ late }) => ({ late }),
  'events-answerOffer': getPlacement,
  'events-addPlayer': getPlacement,
  'events-removePlayer': getSuccess,
  'events-movePlayer': getSuccess,
  'events-swapPlayers': getSuccess,
  'events-answerFor': getPlacement,
  'links-answer': getPlacement,
}

const toAnswer = <N extends RosterCall>(call: N, decision: RosterDecision): CallOutput<N> =>
  answers[call](decision)

/** `earlier`: the stored answer to the same request. */
export type RosterOutcome = Result<{ decision: RosterDecision } | { earlier: unknown }>

export function toResult<N extends RosterCall>(call: N, outcome: RosterOutcome): CallResult<N> {
  if (outcome.ok)
    return ok(
      'decision' in outcome.value
        ? toAnswer(call, outcome.value.decision)
        : v.parse(calls[call].output, outcome.value.earlier),
    )
  return outcome.refusal.code === 'key-reused'
    ? refuse('key-reused')
    : refuseByContract(call, outcome.refusal)
}

/** Signing up or adding oneself is an own act; leaving or being removed ends it. */
function listActWrites({ tx, now }: UnitOfWork, events: readonly DecidedEvent[]): Write[] {
  const acted = events.flatMap(({ event: { eventId }, decided }) =>
    [...listActed(decided)].map(([playerId, hasActed]) => ({ eventId, playerId, hasActed })),
  )
  const [come, gone] = [
    acted.filter(({ hasActed }) => hasActed),
    acted.filter(({ hasActed }) => !hasActed),
  ]
  return [
    ...(gone.length > 0 ? [{ query: forgetActs(tx, gone, now) }] : []),
    ...(come.length > 0 ? [{ query: noteActs(tx, come, { how: 'sign-up', now }) }] : []),
  ]
}

function listActed(decided: readonly Decided[]): Map<string, boolean> {
  const acted = new Map<string, boolean>()
  for (const {
    item: { actor, ask },
    decision,
  } of decided) {
    // Contacts have no own acts; theirs are stored until they have an account.
    if (actor.kind === 'contact' || ask.kind === 'answer-for') continue
    const { playerId } = actor
    if (ask.kind === 'withdraw' || ask.kind === 'remove' || declines(ask))
      for (const id of decision.party) acted.set(id, false)
    if (ask.kind === 'sign-up' || takes(ask) || (ask.kind === 'add' && ask.playerId === playerId))
      acted.set(playerId, true)
  }
  return acted
}

function listContactWrites({ tx, now }: UnitOfWork, events: readonly DecidedEvent[]): Write[] {
  const acted = events.flatMap(({ event: { eventId }, decided }) =>
    decided.flatMap(({ item, decision }) => listContactActs(eventId, item, decision)),
  )
  const declined = events.flatMap(({ event: { eventId }, roster, decided }) =>
    decided.flatMap(({ item: { ask } }) =>
      ask.kind === 'answer-for' && !ask.isIn
        ? [{ eventId, playerId: ask.playerId, order: roster.nextOrder }]
        : [],
    ),
  )
  return [
    ...acted.map((act) => ({
      query: act.hasActed ? noteContactAct(tx, act, now) : forgetContactAct(tx, act),
    })),
    ...declined.map((out) => ({ query: writeDecline(tx, out) })),
  ]
}

/** Joining through its own link is a contact's act; leaving in any way ends it. */
function listContactActs(eventId: string, { actor, ask }: RosterItem, { party }: RosterDecision) {
  const isLeaving =
    ask.kind === 'withdraw' ||
    ask.kind === 'remove' ||
    declines(ask) ||
    (ask.kind === 'answer-for' && !ask.isIn)
  if (isLeaving)
    return party.filter(isStandIn).map((playerId) => ({ eventId, playerId, hasActed: false }))
  return actor.kind === 'contact' && actor.isReader
    ? [{ eventId, playerId: actor.playerId, hasActed: true }]
    : []
}

const takes = (ask: Ask): boolean => ask.kind === 'answer-offer' && ask.isTaken
const declines = (ask: Ask): boolean => ask.kind === 'answer-offer' && !ask.isTaken

function findLate(decided: readonly Decided[]): Set<string> {
  const late = new Set<string>()
  for (const { request, decision } of decided) {
    if (request.kind !== 'withdraw') continue
    if (decision.late) late.add(request.playerId)
    else late.delete(request.playerId)
  }
  return late
}

const listAlerts = ({ event, decided }: DecidedEvent) =>
  listRosterNews(
    event,
    decided.flatMap(({ item, request, decision }) =>
      rosterAlerts(item.actor.playerId, request, decision),
    ),
  )

function toLogged({ event, players, decided }: DecidedEvent) {
  const lines = decided.flatMap(logLines)
  return { event, lines, acts: lines.flatMap((line) => eventActs(line, players)) }
}

const venueActions: ReadonlyMap<string, LocationLogAction> = new Map([
  ['add', 'player-added'],
  ['remove', 'player-removed'],
  ['move', 'player-moved'],
  ['swap', 'players-swapped'],
])

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

/** House rules don't bind organizers: the log shows that they were bypassed, not why. */
const toAddDetail = (isPastRules: boolean): string => (isPastRules ? pastRules : '')

const isKeptBack = (house: HouseAnswer | undefined): boolean =>
  house !== undefined && (house.refused !== null || house.isLast)

function logLines({
  item: {
    actor: { playerId: actorId },
    ask,
  },
  request,
  decision,
  isPastRules,
}: Decided): LogLine[] {
  if (ask.kind === 'answer-for')
    return logAnswer(actorId, ask.playerId, { request, decision, isPastRules })
  if (ask.kind === 'withdraw')
    return decision.late
      ? [{ actorId, action: 'late-withdraw', playerId: actorId, detail: '' }]
      : []
  if (!('playerId' in ask) || decision.changes.length === 0) return []
  const detail =
    ask.kind === 'move' ? ask.to : ask.kind === 'swap' ? ask.withPlayerId : toAddDetail(isPastRules)
  return [{ actorId, action: ask.kind, playerId: ask.playerId, detail }]
}

function logAnswer(
  actorId: string,
  playerId: string,
  { request, decision, isPastRules }: Omit<Decided, 'item'>,
): LogLine[] {
  const line = { actorId, playerId, detail: '' }
  if (playerId === actorId) return decision.late ? [{ ...line, action: 'late-withdraw' }] : []
  if (request.kind === 'sign-up')
    return [{ ...line, action: 'add', detail: toAddDetail(isPastRules) }]
  return request.kind === 'withdraw' ? [{ ...line, action: 'remove' }] : []
}
