// Members who leave the live queue and return to it, and guests who get another host.
import { refuse, ok, type Result } from '../shared/result.ts'
import { findMember, withMember, type LiveQueue, type QueueMember } from './queue.ts'

const isOut = (member: QueueMember | undefined): boolean =>
  member === undefined || member.state === 'left' || member.next === 'leave'

export const listReturning = (before: LiveQueue, after: LiveQueue): number[] =>
  after.members.flatMap((member) =>
    !isOut(member) && isOut(findMember(before, member.number)) ? [member.number] : [],
  )

/** Guests of a host: `own` without those who got another host, and those who got this one. */
export const listGuests = (
  { members }: LiveQueue,
  host: number,
  own: readonly number[],
): number[] =>
  members.flatMap((member) =>
    member.host === host || (member.host === null && own.includes(member.number))
      ? [member.number]
      : [],
  )

/**
 * A host who goes home takes their guests along and brings back those who left then. A guest who
 * had left before stays away.
 */
export function listCompanions(
  queue: LiveQueue,
  kind: 'pause' | 'resume' | 'leave',
  host: number,
  own: readonly number[],
): number[] {
  if (kind === 'pause') return []
  const guests = listGuests(queue, host, own)
  if (kind === 'leave') return guests
  const since = findMember(queue, host)?.since ?? Infinity
  return guests.filter((number) => {
    const guest = findMember(queue, number)
    return (
      isOut(guest) && guest !== undefined && (guest.state === 'playing' || guest.since >= since)
    )
  })
}

export type EntrustStep = { kind: 'entrust'; number: number; with: number }

/** Gives a guest in the line another host in the line, with whom they go home. */
export function entrust(
  queue: LiveQueue,
  { number, with: host }: EntrustStep,
): Result<LiveQueue, 'player-not-found' | 'queue-changed'> {
  const guest = findMember(queue, number)
  if (guest === undefined || number === host) return refuse('player-not-found')
  if (isOut(guest) || isOut(findMember(queue, host))) return refuse('queue-changed')
  return ok(guest.host === host ? queue : withMember(queue, number, { host }))
}

/** True when the host would have at most `max` guests in the line with `added` more. */
export const hasRoomFor = (
  queue: LiveQueue,
  host: number,
  { own, added, max }: { own: readonly number[]; added: number; max: number },
): boolean =>
  listGuests(queue, host, own).filter((number) => !isOut(findMember(queue, number))).length +
    added <=
  max
