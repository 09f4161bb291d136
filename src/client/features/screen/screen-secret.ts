// The secret by which the server knows this screen. It stays on the device and in no address.
import { getStored, setStored } from '../../device/storage.ts'

const secretBytes = 32

function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

let current: string | undefined

/** Made at the first visit; where nothing can be stored, it holds until the page is left. */
export function readScreenSecret(): string {
  current ??= getStored('screen') ?? makeSecret()
  setStored('screen', current)
  return current
}
