// Limits concurrent uploads, and thus their memory: one per person, a few per address, and a total.
import { refuse, ok, type Result } from '#domain/shared/result.ts'

export type UploadPlaces = {
  take(playerId: string, address: string): Result<() => void, 'unavailable' | 'too-many-requests'>
}

export type PlaceBounds = { inAll: number; perAddress: number }

/** Retry time for a busy address: about how long an upload takes. */
const busyAddressSeconds = 5

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
