// Open play with a live queue that is on when the demo begins: finished games, two on court, and a
// line with Robin at its head.
import type { Insertable } from 'kysely'
import { queueChangeBetween } from '#domain/queue/queue-change.ts'
import { decideQueue, type QueueStep } from '#domain/queue/queue-step.ts'
import { listLine, openQueue, type LiveQueue } from '#domain/queue/queue.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'
import { playerName } from './cast.ts'
import type { DemoVenue, EventRows } from './events.ts'
import type { Community } from './people.ts'
import { startAt } from './start-at.ts'
import type { Taken } from './taken.ts'

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[]
export type QueueRows = EventRows & {
  queues: Rows<'queues'>
  queue_members: Rows<'queue_members'>
  queue_steps: Rows<'queue_steps'>
  taken: Taken
}

const title = 'Drop-in'
const courts = [1, 2]
const players = 13
const duration = 180
const onForMinutes = 70
const gameMinutes = [11, 16] as const
const lastGamesMinutes = 3
const minuteMs = 60_000
const dayMs = 86_400_000

export function buildQueue(
  random: Random,
  { people, hosts }: Community,
  venue: DemoVenue,
  now: number,
): QueueRows {
  const host = hosts[0]?.playerId ?? ''
  const others = people.filter(
    (person) =>
      person.venueIds.includes(venue.locationId) &&
      person.playerName !== playerName &&
      person.playerId !== host,
  )
  const me = people.filter((person) => person.playerName === playerName)
  const count = Math.min(players, others.length + 1)
  const event = eventRow(random, venue, host, now, count)
  const { queue, steps } = playQueue(random, count, event.startsAt.getTime(), now)
  const [next] = listLine(queue)
  const rest = queue.members.filter(({ number }) => number !== next?.number)
  const members = [
    ...me.map(({ playerId }) => ({ playerId, number: next?.number ?? 0 })),
    ...rest.flatMap(({ number }, index) => {
      const person = others[index]
      return person === undefined ? [] : [{ playerId: person.playerId, number }]
    }),
  ]
  const { eventId, startsAt, endsAt } = event
  return {
    events: [event],
    player_events: members.map((member, index) => toEntry(event, member.playerId, index, now)),
    queues: [
      {
        eventId,
        value: JSON.stringify(queue),
        steps: steps.length,
        watchKey: null,
        opened: startsAt,
      },
    ],
    queue_members: members.map((member) => ({ eventId, ...member, guestOf: null, guest: null })),
    queue_steps: steps.map((step, index) => ({ eventId, step: index + 1, actorId: host, ...step })),
    taken: {
      location: venue.locationId,
      startsAt,
      endsAt,
      playerIds: new Set(members.map(({ playerId }) => playerId)),
    },
  }
}

function toEntry(
  { eventId, startDate }: Pick<NewEvent, 'eventId' | 'startDate'>,
  playerId: string,
  index: number,
  now: number,
): EventRows['player_events'][number] {
  const created = new Date(now - dayMs + index * minuteMs)
  return {
    eventId,
    playerId,
    guests: 0,
    place: 'playing',
    entryOrder: index + 1,
    attendance: 'here',
    startDate,
    created,
    changed: created,
  }
}

function eventRow(random: Random, venue: DemoVenue, host: string, now: number, playing: number) {
  return {
    eventId: random.uuid(),
    location: venue.locationId,
    timezone: venue.timezone,
    playerId: host,
    title,
    type: 'open play',
    play: 'doubles',
    gender: 'Any',
    ...startAt(now - onForMinutes * minuteMs, duration, venue.timezone),
    courts: courts.length,
    minPlayers: 4,
    maxPlayers: 24,
    guestsPerPlayer: 0,
    maxWaitlist: 0,
    skillMin: null,
    skillMax: null,
    skillRule: 'warn',
    invite: false,
    invited: '',
    signupOpens: null,
    signupCloses: null,
    cancelCutoffHours: 0,
    note: 'Say hello at the desk and you are in the line.',
    fee: '',
    status: 'published',
    created: new Date(now - 8 * dayMs),
    edited: null,
    nextOrder: playing + 1,
    playing,
    waiting: 0,
  } satisfies NewEvent
}

type Step = Pick<Rows<'queue_steps'>[number], 'kind' | 'change' | 'created'>

function playQueue(
  random: Random,
  count: number,
  startsAtMs: number,
  now: number,
): { queue: LiveQueue; steps: Step[] } {
  const steps: Step[] = []
  let queue = openQueue(
    { kind: 'four-off', stay: 2, court: 1 },
    [],
    courts.map((court) => ({ court, lane: null })),
  )
  const take = (step: QueueStep, at: number): void => {
    const decided = decideQueue(queue, step, at)
    if (!decided.ok) throw new Error(`a queue that cannot be played: ${decided.refusal.code}`)
    const change = queueChangeBetween(queue, decided.value)
    steps.push({ kind: step.kind, change: JSON.stringify(change), created: new Date(at) })
    queue = decided.value
  }
  const numbers = Array.from({ length: count }, (_, number) => number)
  take({ kind: 'arrive', numbers, lane: 0 }, startsAtMs + 4 * minuteMs)
  const ends = new Map<number, number>()
  for (;;) {
    const ending = queue.courts
      .flatMap(({ court, game }) => {
        if (game === null) return []
        const end = ends.get(game.id) ?? game.started + random.between(...gameMinutes) * minuteMs
        ends.set(game.id, end)
        return [{ court, game: game.id, end }]
      })
      .toSorted((one, other) => one.end - other.end)[0]
    if (ending === undefined || ending.end > now - lastGamesMinutes * minuteMs) break
    const winner = random.pick(['a', 'b'] as const)
    const lost = random.between(3, 9)
    take(
      {
        kind: 'finish',
        court: ending.court,
        game: ending.game,
        winner,
        points: winner === 'a' ? [11, lost] : [lost, 11],
      },
      ending.end,
    )
  }
  return { queue, steps }
}
