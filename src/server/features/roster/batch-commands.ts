// Roster batches: all requests to an event's roster that arrive during one batch are decided in the
// next, in one transaction under the event's row lock. The lock, not the queue, keeps several
// servers correct, so everything is read after it; a refused request doesn't affect the others.
// Concurrent batches of different events share a transaction (db/gathered/shared-work.ts).
import type { RosterRequest } from '#domain/event/roster-request.ts'
import { type Result, ok, refuse } from '#domain/shared/result.ts'
import { type KeptAnswer, isAnswerTo } from '../../db/call-answers.ts'
import { createBatches } from '../../db/gathered/batches.ts'
import { createSharedWork } from '../../db/gathered/shared-work.ts'
import { runAsKind } from '../../db/kind-of-work.ts'
import type { Write } from '../../db/together.ts'
import {
  retryConflicts,
  transactUnitInTurn,
  type UnitOfWork,
  toEarlierAnswer,
} from '../../db/transaction.ts'
import { toTurnKey } from '../../db/turns.ts'
import type { Deps } from '../../deps.ts'
import type { CallResult } from '../../handler.ts'
import {
  decideAll,
  listDecisionWrites,
  toResult,
  type DecidedEvent,
  type RosterOutcome,
} from './decision-commands.ts'
import {
  type AskedEvent,
  refuseTwin,
  type RosterCall,
  type RosterItem,
  type RosterContext,
  toRequest,
} from './request-commands.ts'
import { startContextReads, loadContexts, toAnswerKey, type Scenes } from './scene-commands.ts'

export type RosterBatches = {
  add: <N extends RosterCall>(eventId: string, item: RosterItem<N>) => Promise<CallResult<N>>
}

const batchMax = 256

export function createRosterBatches(deps: Deps): RosterBatches {
  const shared = createSharedWork<AskedEvent, RosterOutcome[]>({
    together: (asked) => runAsKind('rosters together', () => runTogether(deps, asked)),
    alone: (asked) => runAsKind('roster alone', () => runAlone(deps, asked)),
    weigh: ({ items }) => items.length,
    weightMax: batchMax,
  })
  const batches = createBatches<RosterItem, RosterOutcome>(
    (eventId, items) => shared.add({ eventId, items }),
    { maxBatch: batchMax },
  )
  return {
    add: async (eventId, item) => toResult(item.call, await batches.add(eventId, item)),
  }
}

/**
 * Runs batches of different events in one transaction. Skips events locked elsewhere, so it never
 * waits and needs no turn.
 */
const runTogether = (
  deps: Deps,
  asked: readonly AskedEvent[],
): Promise<(RosterOutcome[] | null)[]> =>
  transactUnitInTurn(
    deps,
    {
      person: 'rosters together',
      keys: [],
      first: startContextReads(deps.db, asked, 'leave-out'),
      now: deps.clock.now(),
    },
    async (unit, frame) => {
      const scenes = await loadContexts(
        { deps, tx: unit.tx, held: 'leave-out' },
        asked,
        frame.first,
      )
      const { outcomeFor, writes } = await answerAll(unit, asked, scenes)
      frame.last(...writes)
      return asked.map(({ eventId, items }) =>
        scenes.byEvent.has(eventId) ? items.map((item) => outcomeFor(item)) : null,
      )
    },
  )

/** A batch takes one turn for its event, whatever its size. */
const runAlone = (deps: Deps, asked: AskedEvent): Promise<RosterOutcome[]> =>
  retryConflicts(() =>
    transactUnitInTurn(
      deps,
      {
        person: `roster ${asked.eventId}`,
        keys: [toTurnKey('event', asked.eventId)],
        first: startContextReads(deps.db, [asked], 'wait'),
        now: deps.clock.now(),
      },
      async (unit, frame) => {
        const scenes = await loadContexts({ deps, tx: unit.tx, held: 'wait' }, [asked], frame.first)
        const { outcomeFor, writes } = await answerAll(unit, [asked], scenes)
        frame.last(...writes)
        return asked.items.map((item) => outcomeFor(item))
      },
    ),
  )

async function answerAll(
  started: UnitOfWork,
  asked: readonly AskedEvent[],
  { byEvent, earlier, now }: Scenes,
): Promise<{ outcomeFor: (item: RosterItem) => RosterOutcome; writes: Write[] }> {
  const outcomes = new Map<RosterItem, RosterOutcome>()
  const firstByKey = new Map<string, RosterItem>()
  const decided: DecidedEvent[] = []
  for (const { eventId, items } of asked) {
    const scene = byEvent.get(eventId)
    if (scene === undefined) continue
    const requests: { item: RosterItem; request: RosterRequest }[] = []
    for (const item of items) {
      const answered = answerBefore(earlier, firstByKey, item)
      if (answered === 'with the first') continue
      const request = answered === null ? refuseTwinOrPass(scene, item, requests) : null
      if (request?.ok === true) requests.push({ item, request: request.value })
      else outcomes.set(item, answered ?? request ?? refuse('internal'))
    }
    const { event, before, players, houses } = scene
    if (event !== null && requests.length > 0)
      decided.push(decideAll({ event, before, players, houses }, requests, now, outcomes))
  }
  return {
    outcomeFor: (item) =>
      outcomes.get(item) ??
      outcomes.get(firstByKey.get(toKey(item) ?? '') ?? item) ??
      refuse('internal'),
    writes: await listDecisionWrites({ ...started, now }, decided),
  }
}

/** Refused when the same person also enters under another identity. */
function refuseTwinOrPass(
  scene: RosterContext,
  item: RosterItem,
  earlier: readonly { request: RosterRequest }[],
): Result<RosterRequest> {
  const request = toRequest(scene, item)
  if (!request.ok) return request
  const before = earlier.map((one) => one.request)
  return refuseTwin(scene, item, request.value, before) ?? request
}

const toKey = ({ owner }: RosterItem): string | null => (owner === null ? null : toAnswerKey(owner))

/**
 * The stored answer to a repeated request, or a reference to the same request in this batch; null
 * for a new request, which is remembered.
 */
function answerBefore(
  earlier: ReadonlyMap<string, KeptAnswer>,
  firstByKey: Map<string, RosterItem>,
  item: RosterItem,
): RosterOutcome | 'with the first' | null {
  const key = toKey(item)
  if (key === null || item.owner === null) return null
  const answered = toEarlierAnswer(earlier.get(key), item.owner)
  if (answered !== null) return answered.ok ? ok({ earlier: answered.value }) : answered
  const first = firstByKey.get(key)
  if (first?.owner !== undefined && first.owner !== null)
    return isAnswerTo(first.owner, item.owner) ? 'with the first' : refuse('key-reused')
  firstByKey.set(key, item)
  return null
}
