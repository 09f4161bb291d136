// A live queue as its screens read it: the person behind each number, and minutes from instants.
import type { LiveOutput } from '#contract/contract.ts'
import { shownName } from '../../i18n/shown-name.ts'

export type QueueView = NonNullable<LiveOutput<'queues-byEvent'>['queue']>
/** As everyone with the link sees it. */
export type WatchedQueue = LiveOutput<'queues-watch'>['queue']
export type QueuePerson = WatchedQueue['members'][number]
/** As players and organizers see them: also whether they may come back in line. */
export type PlacedPerson = QueueView['members'][number]
export type QueueCourtView = WatchedQueue['courts'][number]

export type QueueNames = (number: number) => string

/** Of a number that was somebody: two entries were one person, or theirs was none. */
const nobody = '?'

/** The name of each number: of a guest the host's with a count. */
export function createQueueNames(members: readonly QueuePerson[]): QueueNames {
  const names = new Map(
    members.map(({ number, playerName, guest }) => {
      const name = playerName === '' ? nobody : shownName(playerName)
      return [number, guest === null ? name : `${name} +${guest}`]
    }),
  )
  return (number) => names.get(number) ?? nobody
}

const minuteMs = 60_000

/** Whole minutes from one instant to another, never less than none. */
export const minutesBetween = (from: number, to: number): number =>
  Math.max(0, Math.round((to - from) / minuteMs))

export const toMinutes = (ms: number): number => Math.round(ms / minuteMs)
