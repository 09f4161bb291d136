import type { ParsedInput } from '#contract/contract.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { isVenueAdmin } from '../../../core/access/venue-queries.ts'
import { sendInvalidation } from '../../../db/invalidations.ts'
import type { Database } from '../../../db/open-database.ts'
import type { UnitOfWork } from '../../../db/transaction.ts'
import type { CallContext } from '../../../handler.ts'
import { topics } from '../../../live/topics.ts'
import { isZoneName } from '../../../time/zone-time.ts'
import { addAdmin } from '../../admin/queries.ts'
import { moveVenueClock } from '../../event-clock/commands.ts'
import { publishAdminRole } from '../../location/edit-commands.ts'
import { joinLocation } from '../../player/membership-queries.ts'
import { mergeLocations } from '../merge-queries.ts'
import {
  findAccount,
  lockLocation,
  removeAdmin,
  setLocationHidden,
  type OperatorLogLine,
} from '../queries.ts'
import { takeVenues } from './region-commands.ts'

type Person = { playerId: string; userId: string | null }

export async function hideVenue(
  { tx, effects }: Pick<UnitOfWork, 'tx' | 'effects'>,
  locationId: string,
  hidden: boolean,
): Promise<void> {
  await setLocationHidden(tx, locationId, hidden)
  effects.publish(
    topics.playersAt(locationId),
    topics.eventsAt(locationId),
    topics.calendar(locationId),
  )
}

export async function appointAdmin(
  { tx, effects, now }: UnitOfWork,
  locationId: string,
  person: Person,
): Promise<boolean> {
  if ((await isVenueAdmin(tx, locationId, person.playerId)) === true) return false
  await addAdmin(tx, locationId, person.playerId, now)
  await joinLocation(tx, person.playerId, locationId)
  await publishAdminRole(tx, effects, locationId, person)
  return true
}

export async function dismissAdmin(
  { tx, effects }: UnitOfWork,
  locationId: string,
  person: Person,
): Promise<boolean> {
  if (!(await removeAdmin(tx, locationId, person.playerId))) return false
  await publishAdminRole(tx, effects, locationId, person)
  return true
}

type Asked = ParsedInput<'operators-act'>
const acts = [
  'hideVenue',
  'restoreVenue',
  'appointAdmin',
  'removeAdmin',
  'setZone',
  'mergeVenues',
  'takeVenues',
] as const
export type VenueAct = Extract<Asked, { act: (typeof acts)[number] }>
export const isVenueAct = (input: Asked): input is VenueAct => acts.some((act) => act === input.act)

type Line = Omit<OperatorLogLine, 'byUserId'>
type Done = Result<
  Line,
  'location-not-found' | 'player-not-found' | 'already-admin-here' | 'bad-input'
>

async function isOpenVenue(tx: Database, locationId: string): Promise<boolean> {
  const venue = await lockLocation(tx, locationId)
  return venue !== undefined && venue.mergedInto === null
}

export async function actOnVenues(context: CallContext, input: VenueAct): Promise<Done> {
  if (input.act === 'mergeVenues') return mergeTwo(context, input)
  if (input.act === 'takeVenues') {
    const taken = await takeVenues(context.tx, input.regions)
    if (taken === null) return refuse('bad-input', { field: 'regions' })
    return ok({ command: 'venues take', detail: taken.detail })
  }
  const { locationId } = input
  if (!(await isOpenVenue(context.tx, locationId))) return refuse('location-not-found')
  switch (input.act) {
    case 'hideVenue':
      await hideVenue(context, locationId, true)
      return ok({ command: 'venues hide', locationId })
    case 'restoreVenue':
      await hideVenue(context, locationId, false)
      return ok({ command: 'venues restore', locationId })
    case 'setZone':
      if (!isZoneName(input.timezone)) return refuse('bad-input', { field: 'timezone' })
      await moveVenueClock(context, input)
      return ok({ command: 'venues zone', locationId, detail: input.timezone })
    case 'appointAdmin':
    case 'removeAdmin':
      return changeAdmins(context, input)
  }
}

async function changeAdmins(
  context: CallContext,
  input: Extract<VenueAct, { act: 'appointAdmin' | 'removeAdmin' }>,
): Promise<Done> {
  const { act, locationId } = input
  const isAppointing = act === 'appointAdmin'
  const found = await findAccount(context.tx, isAppointing ? input.who : input.playerId)
  if (found?.playerId == null) return refuse('player-not-found')
  const person = { playerId: found.playerId, userId: found.userId }
  const isDone = await (isAppointing ? appointAdmin : dismissAdmin)(context, locationId, person)
  if (!isDone)
    return isAppointing
      ? refuse('already-admin-here', { player: found.playerName ?? found.playerId })
      : refuse('player-not-found')
  const command = isAppointing ? 'admins appoint' : 'admins remove'
  return ok({ command, locationId, ...person })
}

async function mergeTwo(
  { tx }: CallContext,
  { from, into }: Extract<VenueAct, { act: 'mergeVenues' }>,
): Promise<Done> {
  if (from === into) return refuse('bad-input', { field: 'into' })
  // Locked in id order, so that two concurrent merges don't deadlock.
  for (const id of [from, into].toSorted())
    if (!(await isOpenVenue(tx, id))) return refuse('location-not-found')
  await mergeLocations(tx, from, into)
  await sendInvalidation(tx, null)
  return ok({ command: 'venues merge', locationId: into, detail: from })
}
