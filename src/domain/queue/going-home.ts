// Members who leave the live queue and return to it.
import { findMember, type LiveQueue, type QueueMember } from './queue.ts'

const isOut = (member: QueueMember | undefined): boolean =>
  member === undefined || member.state === 'left' || member.next === 'leave'

export const listReturning = (before: LiveQueue, after: LiveQueue): number[] =>
  after.members.flatMap((member) =>
    !isOut(member) && isOut(findMember(before, member.number)) ? [member.number] : [],
  )

/**
 * A host who goes home takes their guests along and brings back those who left then. A guest who
 * had left before stays away.
 */
export function listCompanions(
  queue: LiveQueue,
  kind: 'pause' | 'resume' | 'leave',
  host: number,
  guests: readonly number[],
): number[] {
  if (kind === 'pause') return []
  if (kind === 'leave') return [...guests]
  const since = findMember(queue, host)?.since ?? Infinity
  return guests.filter((number) => {
    const guest = findMember(queue, number)
    return (
      isOut(guest) && guest !== undefined && (guest.state === 'playing' || guest.since >= since)
    )
  })
}
