// The batch of one event: everything asked of its roster while the last batch ran is decided in one
// transaction, in the order of arrival, under the event's row lock. The lock, not the queue, keeps
// several servers right: everything a decision reads is read after it. A refused request changes
// nothing and spoils nothing for the others.
import type { RosterRequest } from '#domain/event/roster-request.ts'
import { type Result, refuse } from '#domain/shared/result.ts'
import { type Batches, createBatches } from '../../db/batches.ts'
import { type KeptAnswer, isAnswerTo, findAnswers } from '../../db/call-answers.ts'
import type { Database } from '../../db/open-database.ts'
import {
  retryConflicts,
  transactUnitInTurn,
  type UnitOfWork,
  toEarlierAnswer,
} from '../../db/transaction.ts'
import { toTurnKey } from '../../db/turns.ts'
import type { Deps } from '../../deps.ts'
import { listSeen } from '../block/queries.ts'
import { listDenied } from '../event/own-act-queries.ts'
import { lockEvent } from '../event/queries.ts'
import { playersTowards } from '../event/visibility-queries.ts'
import { findPartners } from '../team/queries.ts'
import { decideAll, listOwner } from './decision-commands.ts'
import {
  type RosterItem,
  playersIn,
  noPartners,
  sightsIn,
  refuseAdded,
  toRequest,
} from './request-commands.ts'

export type RosterBatches = Batches<RosterItem, Result<unknown>>

const batchMax = 256

/**
 * The queues of all events of this server. A batch of one is one transaction for each request: the
 * benchmark compares.
 */
export function createRosterBatches(deps: Deps, maxBatch = batchMax): RosterBatches {
  return createBatches((eventId, items) => runBatch(deps, eventId, items), { maxBatch })
}

/** A batch is one of those that take turns for the event, however many asked in it. */
const runBatch = (
  deps: Deps,
  eventId: string,
  items: readonly RosterItem[],
): Promise<Result<unknown>[]> =>
  retryConflicts(() =>
    transactUnitInTurn(
      deps,
      {
        person: `roster ${eventId}`,
        keys: [toTurnKey('event', eventId)],
        now: deps.clock.now(),
      },
      (unit) => answerBatch(deps, unit, eventId, items),
    ),
  )

async function answerBatch(
  deps: Deps,
  started: UnitOfWork,
  eventId: string,
  items: readonly RosterItem[],
): Promise<Result<unknown>[]> {
  const { tx } = started
  const event = await lockEvent(tx, eventId)
  const earlier = await findEarlier(tx, items)
  const partners =
    event?.terms.entryBy === 'team'
      ? await findPartners(tx, eventId, [...new Set(items.flatMap(playersIn))])
      : noPartners
  const players = await playersTowards(tx, eventId, [
    ...new Set([...items.flatMap(playersIn), ...partners.values()]),
  ])
  const seen = await listSeen(tx, items.flatMap(sightsIn))
  // The instant of the decision, not of the beginning of the wait for the lock.
  const unit = { ...started, now: deps.clock.now() }
  const { now } = unit
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
    await decideAll({ ...unit, event, players }, asked, answers)
  return items.map(
    (item) =>
      answers.get(item) ??
      answers.get(firstByKey.get(toKey(item) ?? '') ?? item) ??
      refuse('internal'),
  )
}

/** The user and id of a request that may be repeated, as one key. */
const toKey = ({ owner }: RosterItem): string | null =>
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
  const key = toKey(item)
  if (key === null || item.owner === null) return null
  const answered = toEarlierAnswer(earlier.get(key), item.owner)
  if (answered !== null) return answered
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
  const kept = await findAnswers(tx, items.flatMap(listOwner))
  return new Map(kept.map((answer) => [`${answer.userId} ${answer.requestId}`, answer]))
}
