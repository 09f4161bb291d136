// Keeps an open queue in step with its event's check-in and roster, in the same transaction.
import type { Attendance } from '#domain/event/entry.ts'
import { listGuests } from '#domain/queue/going-home.ts'
import { queueMembersMax, toLevelLane } from '#domain/queue/queue.ts'
import { lockEvent, type EventFacts } from '../../core/event/queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { findNumbers, listParty, runQueueStep, type OpenedQueue } from './commands.ts'
import {
  forgetNumbers,
  listOpenLines,
  listSharedLines,
  loadArrival,
  loadQueue,
  type StoredQueue,
} from './queries.ts'

export async function followQueueCheckIn(
  unit: UnitOfWork,
  event: EventFacts,
  playerId: string,
  attendance: Attendance | null,
): Promise<void> {
  const open = await findOpen(unit, event)
  if (open === null) return
  if (attendance !== 'here') return leaveQueue(unit, open, [playerId])
  const arrival = await loadArrival(unit.tx, event.eventId, playerId)
  if (arrival === null) return
  const party = listParty(playerId, arrival.guests)
  if (open.stored.people.length + party.length > queueMembersMax) return
  const known = await findNumbers(unit.tx, open, party)
  await runQueueStep(
    unit,
    known.open,
    {
      kind: 'arrive',
      numbers: known.numbers,
      lane: toLevelLane(open.stored.queue, arrival.skillSelf),
    },
    { actorId: null, isUndoable: false },
  )
}

/** Players who lost their place leave the line; those on court leave after their game. */
export async function followQueueRoster(
  unit: UnitOfWork,
  event: EventFacts,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return
  const open = await findOpen(unit, event)
  if (open !== null) await leaveQueue(unit, open, playerIds)
}

export async function leaveAllQueues(
  unit: UnitOfWork,
  playerIds: readonly string[],
): Promise<void> {
  if (playerIds.length === 0) return
  for (const eventId of await listOpenLines(unit.tx, playerIds)) {
    const event = await lockEvent(unit.tx, eventId)
    if (event !== null) await followQueueRoster(unit, event, playerIds)
  }
}

/**
 * Merges two people into one number: the one in the line or, of two, that of `to`. The other number
 * becomes anonymous.
 */
export async function joinNumbers(
  unit: UnitOfWork,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const eventId of await listSharedLines(unit.tx, { from, to })) {
    const event = await lockEvent(unit.tx, eventId)
    const stored = await loadQueue(unit.tx, eventId)
    if (event === null || stored === null) continue
    const playerId = isInLine(stored, to) || !isInLine(stored, from) ? from : to
    if (stored.state === 'open') await leaveQueue(unit, { event, stored }, [playerId])
    await forgetNumbers(unit.tx, { eventId, playerId })
  }
}

const isInLine = ({ people, queue }: StoredQueue, playerId: string): boolean => {
  const number = people.find((person) => person.playerId === playerId)?.number
  return queue.members.some(
    (member) => member.number === number && member.state !== 'left' && member.next !== 'leave',
  )
}

async function findOpen({ tx }: UnitOfWork, event: EventFacts): Promise<OpenedQueue | null> {
  if (!event.hasOpenQueue) return null
  const stored = await loadQueue(tx, event.eventId)
  return stored === null ? null : { event, stored }
}

async function leaveQueue(
  unit: UnitOfWork,
  open: OpenedQueue,
  playerIds: readonly string[],
): Promise<void> {
  const { people, queue } = open.stored
  const gone = people.flatMap(({ number, playerId, guestOf }) => {
    const isHost = playerId !== null && playerIds.includes(playerId)
    if (isHost) return [number, ...listGuests(queue, number, [])]
    return guestOf !== null && playerIds.includes(guestOf) ? [number] : []
  })
  let now = open
  for (const number of new Set(gone)) {
    const left = await runQueueStep(
      unit,
      now,
      { kind: 'leave', number },
      { actorId: null, isUndoable: false },
    )
    if (left.ok) now = left.value
  }
}
