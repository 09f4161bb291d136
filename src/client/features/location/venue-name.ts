// Looks up the name of a venue that isn't mine, or that it doesn't exist. Loaded on demand.
import type { Refusal } from '#domain/shared/refusal.ts'
import { call } from '../../net/call.ts'

export type VenueName = { locationId: string; name: string; missing?: Refusal }

/** Null when the server doesn't answer. It refuses a malformed venue address as bad input. */
export async function findVenueName(locationId: string): Promise<VenueName | null> {
  const answer = await call('locations-name', { locationId })
  if (answer.ok) return { locationId, name: answer.value.name }
  const { refusal } = answer
  return refusal.code === 'location-not-found' || refusal.code === 'bad-input'
    ? { locationId, name: '', missing: refusal }
    : null
}
