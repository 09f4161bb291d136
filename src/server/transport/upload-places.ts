// The places for pictures that are being received, which bound the memory they take: one for a
// person, a few for those behind one address, so many in all.
import { refuse, ok, type Result } from '#domain/shared/result.ts'

export type UploadPlaces = {
  /** A place, with how to leave it; refused while there is none. */
  take(playerId: string, address: string): Result<() => void, 'unavailable' | 'too-many-requests'>
}

export type PlaceBounds = { inAll: number; perAddress: number }

/** When someone at a busy address may try again: about how long a picture takes. */
const busyAddressSeconds = 5

/** The places of one server. */
export function createUploadPlaces({ inAll, perAddress }: PlaceBounds): UploadPlaces {
  const addressByPlayer = new Map<string, string>()
  const countAt = (address: string): number =>
    [...addressByPlayer.values()].filter((one) => one === address).length
  return {
    take: (playerId, address) => {
      if (addressByPlayer.has(playerId) || addressByPlayer.size >= inAll)
        return refuse('unavailable')
      if (countAt(address) >= perAddress)
        return refuse('too-many-requests', { seconds: busyAddressSeconds })
      addressByPlayer.set(playerId, address)
      return ok(() => void addressByPlayer.delete(playerId))
    },
  }
}
