// The save functions of a venue's form: create, update, suggest.
import type { LocationFields } from '#domain/location/location.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { call } from '../../../net/call.ts'

export type Saved = { ok: true; locationId: string } | { ok: false; refusal: Refusal }

/** confirmedDistinct: the user confirmed that a nearby venue is a different one. */
export type SaveLocation = (fields: LocationFields, confirmedDistinct: boolean) => Promise<Saved>

export const saveNewLocation: SaveLocation = async (fields, confirmedDistinct) => {
  const answer = await call('locations-create', { fields, confirmedDistinct })
  return answer.ok ? { ok: true, locationId: answer.value.locationId } : answer
}

export const updateLocation =
  (locationId: string): SaveLocation =>
  async (fields) => {
    const answer = await call('locations-update', { locationId, fields })
    return answer.ok ? { ok: true, locationId } : answer
  }
