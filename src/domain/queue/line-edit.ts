// Manual changes of the live queue: another player for a seat, and two members who swap.
import { refuse, ok, type Result } from '../shared/result.ts'
import { stop } from './end-game.ts'
import { callMembers } from './fill-courts.ts'
import { findLaneGroup } from './lane-groups.ts'
import { pickNext } from './pick-next.ts'
import {
  findMember,
  listSeated,
  withCourt,
  withMember,
  type LiveQueue,
  type QueueGame,
  type QueueMember,
} from './queue.ts'

const replace = (game: QueueGame, number: number, other: number): QueueGame => ({
  ...game,
  a: game.a.map((one) => (one === number ? other : one)),
  b: game.b.map((one) => (one === number ? other : one)),
})

const findCourt = ({ courts }: LiveQueue, number: number) =>
  courts.find(({ game }) => game !== null && listSeated(game).includes(number))

export function seatInstead(queue: LiveQueue, member: QueueMember, now: number): LiveQueue {
  const court = findCourt(queue, member.number)
  if (court?.game === undefined || court.game === null) return queue
  const { game } = court
  const others = listSeated(game).filter((number) => number !== member.number)
  const gone = stop(queue, { ...member, next: 'pause' }, now)
  const [next] = pickNext(gone, findLaneGroup(queue, member.lane), 1, others) ?? []
  if (next === undefined) {
    const back = others.reduce(
      (line, number) => withMember(line, number, { state: 'waiting', row: 0, next: null }),
      gone,
    )
    return withCourt(back, court.court, { game: null })
  }
  const seated = withMember(callMembers(gone, [next], now), next, { since: now, row: 1 })
  return withCourt(seated, court.court, { game: replace(game, member.number, next) })
}

export function swapMembers(
  queue: LiveQueue,
  number: number,
  other: number,
  now: number,
): Result<LiveQueue, 'player-not-found' | 'queue-changed'> {
  const one = findMember(queue, number)
  const two = findMember(queue, other)
  if (one === undefined || two === undefined || number === other) return refuse('player-not-found')
  if (one.state === 'waiting' && two.state === 'waiting')
    return ok(
      withMember(withMember(queue, number, { place: two.place }), other, { place: one.place }),
    )
  if (one.state === 'playing' && two.state === 'playing') return ok(swapSeats(queue, one, two))
  if (one.state === 'playing' && two.state === 'waiting') return ok(takeSeat(queue, one, two, now))
  if (one.state === 'waiting' && two.state === 'playing') return ok(takeSeat(queue, two, one, now))
  return refuse('queue-changed')
}

const swapSeats = (queue: LiveQueue, one: QueueMember, two: QueueMember): LiveQueue => ({
  ...queue,
  courts: queue.courts.map((court) =>
    court.game === null
      ? court
      : {
          ...court,
          game: replace(
            replace(replace(court.game, one.number, -1), two.number, one.number),
            -1,
            two.number,
          ),
        },
  ),
})

function takeSeat(
  queue: LiveQueue,
  playing: QueueMember,
  waiting: QueueMember,
  now: number,
): LiveQueue {
  const court = findCourt(queue, playing.number)
  if (court?.game === undefined || court.game === null) return queue
  const back = withMember(queue, playing.number, {
    state: 'waiting',
    place: waiting.place,
    since: now,
    row: 0,
    next: null,
  })
  const seated = withCourt(back, court.court, {
    game: replace(court.game, playing.number, waiting.number),
  })
  return withMember(
    callMembers(partByHand(seated, waiting), [waiting.number], now),
    waiting.number,
    {
      since: now,
      row: 1,
    },
  )
}

function partByHand(queue: LiveQueue, { number, partner }: QueueMember): LiveQueue {
  if (partner === null || findMember(queue, partner)?.state === 'playing') return queue
  return withMember(withMember(queue, number, { partner: null }), partner, { partner: null })
}
