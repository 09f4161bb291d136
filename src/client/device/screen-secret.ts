// The secret by which the server knows this device as the screen of a venue. It stays in local storage
// and in no address. Apart from storage.ts, as that comes with the first script.
import { screenSecretForm } from '#domain/screen/screen-code.ts'

const key = 'screen'
const secretBytes = 32

function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function findKept(): string | null {
  try {
    const kept = localStorage.getItem(key)
    return kept !== null && screenSecretForm.test(kept) ? kept : null
  } catch {
    return null
  }
}

function keep(secret: string): void {
  try {
    localStorage.setItem(key, secret)
  } catch {
    // Blocked or full: it holds until the page is left.
  }
}

let current: string | undefined

/** `/tv#new` on the device: it leaves the venue that took it, and shows a code again. */
function isToBeNew(): boolean {
  if (location.hash !== '#new') return false
  history.replaceState(null, '', location.pathname)
  return true
}

/** Made at the first visit, and anew where the address says so. */
export function readScreenSecret(): string {
  current ??= (isToBeNew() ? null : findKept()) ?? makeSecret()
  keep(current)
  return current
}
