// Self check-in under the event's row lock: depending on the proof, players are checked in at once
// or wait for an organizer's tap.
import type { CallInput } from '#contract/contract.ts'
import {
  checkInRefusal,
  decideCheckIn,
  isNear,
  type CheckInProof,
  type CheckInRefusal,
  type CheckInWay,
} from '#domain/check-in/check-in.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import { markHere } from '../../core/roster/mark-here.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findMissing } from '../agreement/missing-queries.ts'
import { isFreshCode } from './code-commands.ts'
import * as store from './queries.ts'

export type AskedProof = CallInput<'checkIns-arrive'>['proof']
export type Arriving = UnitOfWork & { deps: Pick<Deps, 'links'> }

/** A code of another place or an expired one is refused, so that the player notices. */
export async function readProof(
  { tx, now, deps }: Arriving,
  event: EventFacts,
  asked: AskedProof,
): Promise<Result<CheckInProof, CheckInRefusal | 'check-in-code'>> {
  const closed = checkInRefusal(event.terms, event.selfCheckIn, now)
  if (closed !== null) return refuse(closed)
  if (asked.kind === 'none') return ok('none')
  if (asked.kind === 'code') {
    const places = [
      { kind: 'event' as const, id: event.eventId },
      { kind: 'venue' as const, id: event.location },
    ]
    return isFreshCode(deps, places, asked.code, now) ? ok('code') : refuse('check-in-code')
  }
  return ok(isNear(await store.findVenuePosition(tx, event.location), asked) ? 'near' : 'none')
}

type Refused = 'not-signed-up' | 'check-in-undone' | 'agreement-needed'

/**
 * Checks in a player of the roster, or has them wait. After an organizer undid it, the player can't
 * repeat it. Missing agreements refuse a player; someone checking in by name can't sign and waits.
 */
export async function checkIn(
  unit: Arriving,
  event: EventFacts,
  { playerId, way, proof }: { playerId: string; way: CheckInWay; proof: CheckInProof },
): Promise<Result<{ state: 'here' | 'waiting' }, Refused>> {
  const { tx, newId, now } = unit
  const { eventId } = event
  const entry = await store.findArriving(tx, eventId, playerId)
  if (entry === null || entry.place !== 'playing') return refuse('not-signed-up')
  if (entry.attendance === 'here') return ok({ state: 'here' })
  if (await store.isDenied(tx, eventId, playerId)) return refuse('check-in-undone')
  const [missing = []] = event.asksAgreements
    ? await findMissing(tx, [{ eventId, playerId, day: event.startDate, guests: entry.guests }])
    : []
  if (missing.length > 0 && way !== 'name')
    return refuse('agreement-needed', {
      n: missing.length,
      versions: missing.map(({ versionId }) => versionId).join(),
    })
  const isDenied = missing.length > 0 || entry.attendance === 'no-show'
  const state = decideCheckIn({ proof, way, isDenied })
  await store.saveCheckIn(tx, eventId, {
    checkInId: newId(),
    playerId,
    name: null,
    state,
    proof,
    way,
    created: new Date(now),
  })
  if (state === 'here') await markHere(unit, event, playerId, { isOwn: way === 'player' })
  return ok({ state })
}
