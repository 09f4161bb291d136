// The name of a venue that is not mine, or that there is none. Fetched when it is needed.
import type { Refusal } from '#domain/shared/refusal.ts'
import { call } from '../../net/call.ts'

export type VenueName = { locationId: string; name: string; missing?: Refusal }

/**
 * Null when the server does not tell. An address that cannot be a venue's is refused as bad input.
 */
export async function findVenueName(locationId: string): Promise<VenueName | null> {
  const answer = await call('locations-name', { locationId })
  if (answer.ok) return { locationId, name: answer.value.name }
  const { refusal } = answer
  return refusal.code === 'location-not-found' || refusal.code === 'bad-input'
    ? { locationId, name: '', missing: refusal }
    : null
}
