// Ends a game of the live queue: some players go to the line, some stay by the rule, and the next
// come on.
import { fillCourts, listGroups, startGame } from './fill-courts.ts'
import { findLaneGroup, type LaneGroup } from './lane-groups.ts'
import { areApart, listUnits, pickNext, waitsForPartner } from './pick-next.ts'
import {
  findMember,
  listSeated,
  seatsOfCourt,
  toEndOfLine,
  withCourt,
  withMember,
  withMembers,
  type LiveQueue,
  type QueueCourt,
  type QueueGame,
  type QueueMember,
  type QueueSide,
} from './queue.ts'

const lengthsKept = 12

export function endGame(
  queue: LiveQueue,
  court: QueueCourt,
  game: QueueGame,
  {
    winner,
    points,
    now,
  }: {
    winner: QueueSide | null
    points: readonly [number, number] | null
    now: number
  },
): LiveQueue {
  const seated = listSeated(game)
  const won = winner === null ? [] : game[winner]
  const counted = withMembers(queue, (member) =>
    seated.includes(member.number)
      ? {
          ...member,
          games: member.games + 1,
          wins: member.wins + (won.includes(member.number) ? 1 : 0),
        }
      : member,
  )
  const { id, a, b } = game
  const ended = withCourt(
    { ...counted, lengths: [...queue.lengths, now - game.started].slice(-lengthsKept) },
    court.court,
    { game: null, last: { id, a, b, winner, points } },
  )
  const staying = listStaying(ended, court, won)
  const off = seated.filter((number) => !staying.includes(number))
  const next = stay(leaveCourt(ended, off, now), court, staying, now)
  const filled = fillCourts(next ?? leaveCourt(ended, seated, now), now)
  return {
    ...filled,
    courts: filled.courts.filter(({ isOpen, game: on }) => isOpen || on !== null),
  }
}

function listStaying(queue: LiveQueue, court: QueueCourt, won: readonly number[]): number[] {
  const { rule } = queue
  if (!court.isOpen || rule.kind === 'four-off' || won.length === 0) return []
  if (rule.kind === 'challenge' && rule.court !== court.court) return []
  const able = won.filter((number) => {
    const member = findMember(queue, number)
    const mayStay = member !== undefined && member.row < rule.stay && member.next === null
    return mayStay && !isAwaited(queue, member)
  })
  const isWhole = able.length === won.length
  return isWhole || (rule.kind === 'winners-stay' && !isPair(queue, won)) ? able : []
}

const isAwaited = (queue: LiveQueue, { partner }: QueueMember): boolean => {
  const waiting = partner === null ? undefined : findMember(queue, partner)
  return waiting?.state === 'waiting' && waitsForPartner(queue, waiting)
}

const isPair = (queue: LiveQueue, [one = -1, other]: readonly number[]): boolean =>
  findMember(queue, one)?.partner === other

function stay(
  queue: LiveQueue,
  court: QueueCourt,
  staying: readonly number[],
  now: number,
): LiveQueue | null {
  const lanes = staying.map((number) => findMember(queue, number)?.lane ?? -1)
  const [lane] = lanes
  if (lane === undefined) return null
  const group = findLaneGroup(queue, lane)
  if (!lanes.every((one) => group.includes(one))) return null
  const [head] = listUnits(queue, group)
  if (head?.numbers.some((one) => staying.some((other) => areApart(queue, one, other)))) return null
  const next = pickNext(queue, group, seatsOfCourt - staying.length, staying)
  if (next === null || wouldSkipMember(queue, group, staying, next)) return null
  if (wouldPart(queue, next)) return null
  if (court.lane === null && wouldSkipLane(queue, group, staying)) return null
  const four = [...staying, ...next]
  return startGame(
    queue,
    court.court,
    { four, staying, isTogether: queue.rule.kind === 'challenge' || isPair(queue, staying) },
    now,
  )
}

const wouldPart = (queue: LiveQueue, next: readonly number[]): boolean =>
  next.some((number) => {
    const partner = findMember(queue, number)?.partner ?? null
    return partner !== null && !next.includes(partner)
  })

const getLatest = (queue: LiveQueue, staying: readonly number[]): number =>
  Math.max(...staying.map((number) => findMember(queue, number)?.place ?? 0))

function wouldSkipMember(
  queue: LiveQueue,
  group: LaneGroup,
  staying: readonly number[],
  next: readonly number[],
): boolean {
  const latest = getLatest(queue, staying)
  return listUnits(queue, group).some(
    ({ numbers, place }) => place < latest && numbers.every((number) => !next.includes(number)),
  )
}

function wouldSkipLane(queue: LiveQueue, group: LaneGroup, staying: readonly number[]): boolean {
  const latest = getLatest(queue, staying)
  return listGroups(queue, null).some(
    (other) =>
      !other.includes(group[0] ?? -1) &&
      (listUnits(queue, other)[0]?.place ?? Infinity) < latest &&
      pickNext(queue, other, seatsOfCourt, []) !== null,
  )
}

function leaveCourt(queue: LiveQueue, numbers: readonly number[], now: number): LiveQueue {
  const members = numbers.flatMap((number) => findMember(queue, number) ?? [])
  const stopped = members
    .filter(({ next }) => next !== null)
    .reduce((line, member) => stop(line, member, now), queue)
  const back = members
    .filter(({ next }) => next === null)
    .toSorted((one, other) => one.games - other.games || one.place - other.place)
  return toEndOfLine(
    stopped,
    back.map(({ number }) => number),
    now,
  )
}

export function stop(queue: LiveQueue, { number, partner, next, host }: QueueMember, now: number) {
  const alone = partner === null ? queue : withMember(queue, partner, { partner: null })
  return withMember(alone, number, {
    state: next === 'leave' ? 'left' : 'paused',
    since: now,
    partner: null,
    row: 0,
    next: null,
    host: next === 'leave' ? null : host,
  })
}
