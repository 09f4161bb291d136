// A viewer's view of a live queue's people. An unnamed player keeps their place in line.
import type { LiveOutput } from '#contract/contract.ts'
import { createNamer, type NameVisibility } from '#domain/player/naming.ts'

type Queue = NonNullable<LiveOutput<'queues-byEvent'>['queue']>
type WatchedQueue = LiveOutput<'queues-watch'>['queue']

export function toVisibleQueue({ members, ...queue }: Queue, sight: NameVisibility): Queue {
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
            mayBeAsked: false,
          }
    }),
  }
}

/** The public view: names only, without anything that leads to people. */
export function toWatchedQueue(queue: Queue, sight: NameVisibility): WatchedQueue {
  const {
    watchKey: _key,
    undoable: _step,
    asks: _asks,
    members,
    ...told
  } = toVisibleQueue(queue, sight)
  return {
    ...told,
    members: members.map(({ isHere: _here, host: _host, mayBeAsked: _asked, ...member }) => ({
      ...member,
      playerId: null,
      guestOf: null,
      photoURL: '',
    })),
  }
}
