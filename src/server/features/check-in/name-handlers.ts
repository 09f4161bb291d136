// Check-in by name for people without an account. It counts only with a fresh code; without one
// every answer is the same, so that strangers can't probe for names.
import { codeNamesMax, deskNamesMax, type CheckInProof } from '#domain/check-in/check-in.ts'
import { isSameDeskName } from '#domain/check-in/desk-name.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockEvent, type EventFacts } from '../../core/event/queries.ts'
import { markHere } from '../../core/roster/mark-here.ts'
import type { InTransaction } from '../../handler.ts'
import { noteWalkIn } from '../contact/walk-in-commands.ts'
import { isFreshCode } from './code-commands.ts'
import { checkIn, readProof, type Arriving } from './commands.ts'
import * as store from './queries.ts'

export const arriveByName: InTransaction<'checkIns-arriveByName'> = async (
  context,
  { eventId, name, code },
) => {
  const { tx, now, deps } = context
  const event = await lockEvent(tx, eventId)
  const own = [{ kind: 'event' as const, id: eventId }]
  const isShown = code !== null && isFreshCode(deps, own, code, now)
  // A private event is only revealed by its fresh code.
  if (event === null || (event.invite && !isShown)) return refuse('event-not-found')
  const proof = await readProof(
    context,
    event,
    code === null ? { kind: 'none' } : { kind: 'code', code },
  )
  return proof.ok ? answerName(context, event, { name, proof: proof.value }) : proof
}

async function answerName(context: Context, event: EventFacts, said: SaidName) {
  const { eventId } = event
  const isBesideCode = said.proof === 'code'
  const isFull =
    (await store.countNames(context.tx, eventId, { isBesideCode })) >=
    (isBesideCode ? codeNamesMax : deskNamesMax)
  // Without a code a full desk refuses known names as well, so that the answer doesn't reveal them.
  if (isFull && !isBesideCode) return refuse('check-in-off')
  const namesakes = await listNamesakes(context, event, said.name)
  const known = namesakes.length === 1 ? await checkInKnown(context, event, said, namesakes) : null
  if (known !== null) return ok(known)
  if (isFull) return refuse('check-in-off')
  const walkedIn = namesakes.length === 0 ? await letIn(context, event, said) : null
  return ok(walkedIn ?? (await waitAtDesk(context, event, said)))
}

type Context = Parameters<typeof arriveByName>[0]
type Known = Awaited<ReturnType<typeof store.listUnclaimed>>[number]

type SaidName = { name: string; proof: CheckInProof }

const listNamesakes = async ({ tx }: Context, { eventId }: EventFacts, name: string) =>
  (await store.listUnclaimed(tx, [eventId])).filter((one) => isSameDeskName(name, one.name))

async function checkInKnown(
  context: Context,
  event: EventFacts,
  { proof }: SaidName,
  namesakes: readonly Known[],
) {
  const playerId = namesakes[0]?.playerId
  if (playerId === undefined) return null
  const checkedIn = await checkIn(context, event, { playerId, way: 'name', proof })
  return checkedIn.ok ? checkedIn.value : null
}

async function letIn(context: Context, event: EventFacts, { name, proof }: SaidName) {
  if (proof !== 'code' || !event.hasOpenQueue) return null
  const { organizerId: keeperId } = event
  const noted = await noteWalkIn(context, event, { keeperId, name, language: context.language })
  return noted.ok ? takeWalkIn(context, event, noted.value) : null
}

async function takeWalkIn(
  unit: Arriving,
  event: EventFacts,
  { playerId, answer }: { playerId: string; answer: { place: string } },
) {
  const isIn = answer.place === 'playing'
  await store.saveCheckIn(unit.tx, event.eventId, {
    checkInId: unit.newId(),
    playerId,
    name: null,
    state: isIn ? 'here' : 'waiting',
    proof: 'code',
    way: 'walk-in',
    created: new Date(unit.now),
  })
  if (isIn) await markHere(unit, event, playerId)
  return { state: isIn ? ('here' as const) : ('waitlist' as const) }
}

async function waitAtDesk(
  { tx, newId, now }: Arriving,
  { eventId }: EventFacts,
  { name, proof }: SaidName,
) {
  const waiting = await store.listCheckIns(tx, eventId)
  const isThere = waiting.some((one) => one.name !== null && isSameDeskName(one.name, name))
  if (!isThere)
    await store.saveCheckIn(tx, eventId, {
      checkInId: newId(),
      playerId: null,
      name,
      state: 'waiting',
      proof,
      way: 'name',
      created: new Date(now),
    })
  return { state: 'waiting' as const }
}
