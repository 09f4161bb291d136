// The live queue as its screens read it: the person behind each number, and minutes between
// instants.
import type { LiveOutput } from '#contract/contract.ts'
import { shownName } from '../../i18n/shown-name.ts'

export type QueueView = NonNullable<LiveOutput<'queues-byEvent'>['queue']>
export type WatchedQueue = LiveOutput<'queues-watch'>['queue']
export type QueuePerson = WatchedQueue['members'][number]
export type PlacedPerson = QueueView['members'][number]
export type QueueCourtView = WatchedQueue['courts'][number]

export type QueueNames = (number: number) => string

/** For a removed number: merged with another entry, or not a person. */
const nobody = '?'

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

export const minutesBetween = (from: number, to: number): number =>
  Math.max(0, Math.round((to - from) / minuteMs))

export const toMinutes = (ms: number): number => Math.round(ms / minuteMs)
