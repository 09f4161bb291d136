// Merges entries of a moved list with entries of the same people in the target list.
import { formerAddressesMax, joinAddresses } from '#domain/contact/claim.ts'
import { findSamePeople } from '#domain/contact/doubles.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import type { CallContext } from '../../handler.ts'
import { publishStandIns } from '../contact/commands.ts'
import { deleteContacts } from '../contact/queries.ts'
import { publishTwins } from '../contact/twin-commands.ts'
import { joinPayments } from '../payment/double-commands.ts'
import { joinNumbers } from '../queue/arrival-commands.ts'
import { listClaimedEvents, moveStandIns } from './claim-queries.ts'
import { combineContacts, followContacts, listMeeting, type Joining } from './join-queries.ts'
import { lockMoved, mergeSharedPlaces, publishMoved, settleEvents } from './one-person-commands.ts'

type Pair = { from: Joining; to: Joining }
type Shown = { eventId: string; playerId: string }

export async function joinListed(
  unit: CallContext,
  coming: readonly Joining[],
  list: readonly Joining[],
): Promise<Result<Pair[], 'contacts-not-one' | 'contact-address-changes'>> {
  const pairs = findSamePeople(coming, list)
  for (const [to, same] of Map.groupBy(pairs, (pair) => pair.to))
    if (joinAddresses([to, ...same.map(({ from }) => from)]) === null)
      return refuse('contact-address-changes', { n: formerAddressesMax })
  // When two entries lead to one, the second is merged into the result of the first.
  const rounds = new Map<number, Pair[]>()
  const seen = new Map<string, number>()
  for (const pair of pairs) {
    const round = seen.get(pair.to.contactId) ?? 0
    seen.set(pair.to.contactId, round + 1)
    rounds.set(round, [...(rounds.get(round) ?? []), pair])
  }
  for (const round of rounds.values()) {
    const joined = await joinPairs(unit, round)
    if (!joined.ok) return joined
  }
  return ok(pairs)
}

async function joinPairs(
  unit: CallContext,
  pairs: readonly Pair[],
): Promise<Result<null, 'contacts-not-one'>> {
  const {
    tx,
    deps: { people },
  } = unit
  const moves = pairs.map(({ from, to }) => ({ from: from.playerId, to: to.playerId }))
  const standIns = moves.flatMap(({ from, to }) => [from, to])
  const shown = await listClaimedEvents(tx, standIns)
  const events = await lockMoved(unit, [...new Set(shown.map(({ eventId }) => eventId))])
  await publishStandIns(unit, standIns)
  const parted = await partPairs(unit, pairs, shown)
  if (!parted.ok) return parted
  await combineContacts(tx, pairs)
  await followContacts(tx, pairs)
  await moveStandIns(tx, moves, { events: shown, people })
  await deleteContacts(
    tx,
    pairs.map(({ from }) => from.contactId),
  )
  const left = new Set(moves.map(({ from }) => from))
  const changed = new Set(
    shown.flatMap(({ eventId, playerId }) => (left.has(playerId) ? [eventId] : [])),
  )
  const moved = events.filter(({ eventId }) => changed.has(eventId))
  await settleEvents(unit, moved)
  await publishJoined(unit, pairs, { shown, moved })
  return ok(null)
}

/** Keeps the better of two places in an event; if both have a match in it, they are two people. */
async function partPairs(
  unit: CallContext,
  pairs: readonly Pair[],
  shown: readonly Shown[],
): Promise<Result<null, 'contacts-not-one'>> {
  const eventsByPlayer = Map.groupBy(shown, ({ playerId }) => playerId)
  const moves = pairs.map(({ from, to }) => ({ from: from.playerId, to: to.playerId }))
  const meeting = await listMeeting(unit.tx, moves)
  for (const [place, move] of moves.entries()) {
    const theirs = new Set(eventsByPlayer.get(move.from)?.map(({ eventId }) => eventId))
    const isShared =
      eventsByPlayer.get(move.to)?.some(({ eventId }) => theirs.has(eventId)) === true
    if (!isShared && !meeting.has(move.from)) continue
    const parted = await mergeSharedPlaces(unit, move)
    if (!parted.ok) {
      const { eventId = '', title = '' } = parted.refusal.params ?? {}
      return refuse('contacts-not-one', {
        contact: pairs[place]?.from.name ?? '',
        eventId: String(eventId),
        title: String(title),
      })
    }
    await joinPayments(unit, move)
    await joinNumbers(unit, move)
  }
  return ok(null)
}

async function publishJoined(
  unit: CallContext,
  pairs: readonly Pair[],
  { shown, moved }: { shown: readonly Shown[]; moved: readonly EventFacts[] },
): Promise<void> {
  const shownByPlayer = Map.groupBy(shown, ({ playerId }) => playerId)
  for (const { from, to } of pairs) {
    const theirs = new Set(shownByPlayer.get(from.playerId)?.map(({ eventId }) => eventId))
    if (theirs.size === 0) continue
    const events = moved.filter(({ eventId }) => theirs.has(eventId))
    await publishMoved(unit, to.playerId, events)
  }
  await publishTwins(
    unit,
    pairs.flatMap(({ from, to }) => [from.email, to.email]),
  )
}
