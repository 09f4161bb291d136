// A live queue as its screens show it.
import { sql } from 'kysely'
import * as v from 'valibot'
import type { LiveOutput } from '#contract/contract.ts'
import { listOpenAsks } from '#domain/queue/pair-asks.ts'
import { findChangedCourt, undoQueueStep } from '#domain/queue/queue-change.ts'
import { getQueueFairness, listPositions } from '#domain/queue/queue-wait.ts'
import type { LiveQueue, QueueState } from '#domain/queue/queue.ts'
import { selectDayWords, withDayStatus, type SelectedWords } from '../../core/event/day-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { queueChangeSchema, queueSchema } from './value-queries.ts'

export type QueueAnswer = NonNullable<LiveOutput<'queues-byEvent'>['queue']>
type Named = Pick<
  QueueAnswer['members'][number],
  'number' | 'playerId' | 'playerName' | 'photoURL' | 'guestOf' | 'guest' | 'isHere' | 'mayBeAsked'
>
type Row = Pick<QueueAnswer, 'eventId' | 'title' | 'locationName' | 'timezone' | 'watchKey'> & {
  state: QueueState
  dayWords: SelectedWords
  startsAt: Date
  value: unknown
  people: Named[]
  lastSteps: { actorId: string | null; step: number; kind: string; change: unknown }[]
}
type Undoable = NonNullable<QueueAnswer['undoable']>
export type LoadedQueue = {
  queue: QueueAnswer
  undoableBy: ReadonlyMap<string, Undoable>
  asks: QueueAnswer['asks']
}

const selectPeople = sql`coalesce((select json_agg(json_build_object('number', m.number, 'playerId', m.player_id,
        'playerName', coalesce(p.player_name, ''), 'photoURL',
        case
          when m.guest is null then coalesce(p.photo_url, '') else '' end,
        'guestOf', m.guest_of, 'guest', m.guest, 'isHere', e.attendance is not null
        and e.attendance = 'here' and e.guests >= coalesce(m.guest, 0), 'mayBeAsked', m.player_id is not null
        and p.user_id is not null and not p.hidden) order by m.number)
        from queue_members m left join players p on p.player_id = coalesce(m.player_id, m.guest_of)
        left join player_events e on e.event_id = m.event_id and e.player_id = p.player_id
          and e.place = 'playing' and not e.removed
        where m.event_id = q.event_id), '[]')`

export async function loadQueueView(
  db: Database,
  by: { eventId: string } | { queueKey: string },
  now: number,
): Promise<LoadedQueue | null> {
  const {
    rows: [row],
  } = await sql<Row>`
    select q.event_id, e.title, l.name as "locationName", e.starts_at, e.timezone, ${selectDayWords} as day_words, q.state,
      q.watch_key, q.value,
      ${selectPeople} as people,
      coalesce((select json_agg(json_build_object('actorId', s.actor_id, 'step', s.step,
        'kind', s.kind, 'change', s.change)) from (select distinct on (actor_id) actor_id, step,
          kind, change from queue_steps where event_id = q.event_id and not undone
          and change is not null order by actor_id, step desc) s), '[]') as "lastSteps"
    from queues q join events e on e.event_id = q.event_id
    join locations l on l.location_id = e.location
    where not e.deleted and ${
      'eventId' in by
        ? sql`q.event_id = ${by.eventId}`
        : sql`q.watch_key = ${by.queueKey} and e.status = 'published'`
    }`.execute(db)
  if (row === undefined) return null
  const { value, people, lastSteps, startsAt, ...head } = withDayStatus(row)
  const queue = v.parse(queueSchema, value)
  const steps = head.state === 'open' ? lastSteps : []
  const undoables = steps.map((step) => ({ ...step, undoable: toUndoable(queue, step) }))
  const last = undoables.toSorted((one, other) => other.step - one.step)[0]
  return {
    queue: {
      ...head,
      startsAt: startsAt.toISOString(),
      ...toFigures(queue, now),
      ...toPeople(queue, people),
      asks: [],
      undoable: last?.undoable ?? null,
    },
    asks: head.state === 'open' ? listOpenAsks(queue) : [],
    undoableBy: new Map(
      undoables.flatMap(({ actorId, undoable }) =>
        actorId === null || undoable === null ? [] : [[actorId, undoable] as const],
      ),
    ),
  }
}

function toUndoable(queue: LiveQueue, last: Row['lastSteps'][number]): Undoable | null {
  const change = v.parse(queueChangeSchema, last.change)
  if (!undoQueueStep(queue, change).ok) return null
  // Every player sees the kind, and no one should learn that two were kept apart.
  const kind = last.kind === 'apart' ? 'rule' : last.kind
  return { step: last.step, kind, court: findChangedCourt(change) }
}

const toInstant = (ms: number): string => new Date(ms).toISOString()

const toFigures = (
  queue: LiveQueue,
  now: number,
): Pick<QueueAnswer, 'rule' | 'levels' | 'keepsLanes' | 'courts' | 'line' | 'fairness'> => ({
  rule: queue.rule,
  levels: [...queue.levels],
  keepsLanes: queue.keepsLanes,
  courts: queue.courts.map(({ court, lane, isOpen, game, last }) => ({
    court,
    lane,
    isOpen,
    game:
      game === null
        ? null
        : { id: game.id, a: [...game.a], b: [...game.b], started: toInstant(game.started) },
    last:
      last === null
        ? null
        : {
            id: last.id,
            a: [...last.a],
            b: [...last.b],
            winner: last.winner,
            points: last.points === null ? null : [...last.points],
          },
  })),
  line: listPositions(queue, now).map(({ number, position, waitMs }) => ({
    number,
    position,
    expected: waitMs === null ? null : toInstant(now + waitMs),
  })),
  fairness: getQueueFairness(queue, now),
})

function toPeople(queue: LiveQueue, people: readonly Named[]): Pick<QueueAnswer, 'members'> {
  const named = new Map(people.map((person) => [person.number, person]))
  const nobody = {
    playerId: null,
    playerName: '',
    photoURL: '',
    guestOf: null,
    guest: null,
    isHere: false,
    mayBeAsked: false,
  }
  return {
    members: queue.members.map((member) => ({
      number: member.number,
      ...(named.get(member.number) ?? nobody),
      state: member.state,
      since: toInstant(member.since),
      lane: member.lane,
      partner: member.partner,
      games: member.games,
      wins: member.wins,
      next: member.next,
      host: member.host,
    })),
  }
}
