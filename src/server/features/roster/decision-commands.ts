// Deciding the requests of a batch, and storing and announcing what came of them.
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import type { RosterRequest } from '#domain/event/roster-request.ts'
import { type RosterDecision, decideBatch } from '#domain/event/roster.ts'
import type { LocationLogAction } from '#domain/location/log.ts'
import { type Result, refuse, ok } from '#domain/shared/result.ts'
import { type AnswerOwner, keepAnswers } from '../../db/call-answers.ts'
import { commitRoster } from '../../services/commit-roster.ts'
import { sendAlerts } from '../../services/send-alerts.ts'
import { writeLog, type EventAct } from '../../services/write-log.ts'
import { type LogLine } from '../event/log-queries.ts'
import { forgetOwnActs, saveOwnActs } from '../event/own-act-queries.ts'
import { alertParams } from '../event/queries.ts'
import { loadRoster } from '../event/roster-queries.ts'
import type { PlayerFacts } from '../event/visibility-queries.ts'
import type { RosterItem, Batch } from './request-commands.ts'

/** A request of the batch that reached the roster, and what came of it. */
type Decided = { item: RosterItem; request: RosterRequest; decision: RosterDecision }

export const listOwner = ({ owner }: RosterItem): AnswerOwner[] => (owner === null ? [] : [owner])

export async function decideAll(
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
    answers.set(item, result.ok ? ok(toAnswer(request, result.value)) : result)
    if (result.ok) decided.push({ item, request, decision: result.value })
  }
  if (changes.length > 0 || roster.nextOrder !== before.nextOrder) {
    await commitRoster(batch, event, before, { roster, changes }, lateLeavers(decided))
  }
  await noteOwnActs(batch, decided)
  await tell(batch, decided)
  await keepAnswers(
    tx,
    decided.flatMap(({ item, request, decision }) =>
      listOwner(item).map((owner) => ({ ...owner, answer: toAnswer(request, decision) })),
    ),
  )
}

function toAnswer({ kind }: RosterRequest, decision: RosterDecision): unknown {
  if (kind === 'withdraw') return { late: decision.late }
  return kind === 'sign-up' || kind === 'set-guests' || kind === 'add'
    ? decision.answer
    : { success: true }
}

/**
 * Signing up, or putting oneself in, is an own action; leaving, or being taken out, ends it.
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
  { tx, effects, newId, event, players, now }: Batch,
  decided: readonly Decided[],
): Promise<void> {
  const alerts = decided.flatMap(({ item, request, decision }) =>
    rosterAlerts(item.actor.playerId, request, decision),
  )
  await sendAlerts(
    { tx, effects, newId, now },
    alerts.map((alert) => ({ ...alert, eventId: event.eventId, params: alertParams(event) })),
  )
  const lines = decided.flatMap(logLines)
  await writeLog({ tx, effects, now }, event, {
    lines,
    acts: lines.flatMap((line) => eventActs(line, players)),
  })
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
