// A viewer's share of the people of a live queue. An unnamed player keeps the place in line.
import type { LiveOutput } from '#contract/contract.ts'
import { createNamer, type Sight } from '#domain/player/naming.ts'

type Queue = NonNullable<LiveOutput<'queues-byEvent'>['queue']>
type WatchedQueue = LiveOutput<'queues-watch'>['queue']

/** The queue of an event. Guests are named after their host. */
export function toVisibleQueue({ members, ...queue }: Queue, sight: Sight): Queue {
  const namer = createNamer(sight)
  return {
    ...queue,
    members: members.map((member) => {
      const named = member.playerId ?? member.guestOf
      return named === null || !namer.isUnnamed(named)
        ? member
        : {
            ...member,
            playerName: namer.name(named, member.playerName),
            photoURL: '',
            playerId: null,
            guestOf: null,
          }
    }),
  }
}

/** As strangers see it: names, and nothing by which they could find the people. */
export function toWatchedQueue(queue: Queue, sight: Sight): WatchedQueue {
  const { watchKey: _key, undoable: _step, members, ...told } = toVisibleQueue(queue, sight)
  return {
    ...told,
    members: members.map(({ isHere: _here, ...member }) => ({
      ...member,
      playerId: null,
      guestOf: null,
      photoURL: '',
    })),
  }
}
