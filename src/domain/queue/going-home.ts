// Who leaves the line, and who comes back into it.
import { findMember, type LiveQueue, type QueueMember } from './queue.ts'

const isOut = (member: QueueMember | undefined): boolean =>
  member === undefined || member.state === 'left' || member.next === 'leave'

/** The members that had left the line, or were to leave it after their game, and are in it again. */
export const listReturning = (before: LiveQueue, after: LiveQueue): number[] =>
  after.members.flatMap((member) =>
    !isOut(member) && isOut(findMember(before, member.number)) ? [member.number] : [],
  )

/**
 * The guests that a host's own step takes along: whoever goes home takes them, and brings back those
 * that went then. A guest who had gone before stays at home.
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
