// The secret by which the server recognizes this device as a venue's screen. It stays in local
// storage and never appears in an address. Separate from storage.ts, which loads with the first
// script.
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
    // Storage is blocked or full: the secret lasts until the page is left.
  }
}

let current: string | undefined

/** `/tv#new` on the device leaves its venue and shows a pairing code again. */
function isResetRequested(): boolean {
  if (location.hash !== '#new') return false
  history.replaceState(null, '', location.pathname)
  return true
}

export function readScreenSecret(): string {
  current ??= (isResetRequested() ? null : findKept()) ?? makeSecret()
  keep(current)
  return current
}
