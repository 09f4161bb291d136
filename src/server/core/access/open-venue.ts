import type { SignedIn } from '#domain/access/actor.ts'
import { permit, rolesAtVenue, type LocationCapability } from '#domain/access/capabilities.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { isVenueAdmin, lockVenueAdmins } from './venue-queries.ts'

type Acting = { tx: Database; actor: { playerId: string } & Pick<SignedIn, 'lacksSecondFactor'> }
type Missed = 'location-not-found' | 'not-allowed' | 'second-factor-needed'

export async function openVenueFor(
  { tx, actor }: Acting,
  locationId: string,
  capability: LocationCapability,
): Promise<Result<null, Missed>> {
  const isAdmin = await isVenueAdmin(tx, locationId, actor.playerId)
  const opened = permitAtVenue(actor, isAdmin === null ? null : { isAdmin }, capability)
  return opened.ok ? ok(null) : opened
}

export const lockVenueFor = async (
  { tx, actor }: Acting,
  locationId: string,
  capability: LocationCapability,
): Promise<Result<{ name: string }, Missed>> =>
  permitAtVenue(actor, await lockVenueAdmins(tx, locationId, actor.playerId), capability)

export function permitAtVenue<T extends { isAdmin: boolean }>(
  actor: Acting['actor'],
  venue: T | null | undefined,
  capability: LocationCapability,
): Result<T, Missed> {
  if (venue === null || venue === undefined) return refuse('location-not-found')
  const allowed = permit(actor, rolesAtVenue(venue.isAdmin), capability)
  return allowed.ok ? ok(venue) : allowed
}
