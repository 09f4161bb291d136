// Local storage with every value validated on read. If storage is blocked or full, values are
// simply not remembered.
import { isLinkKey } from '#domain/contact/personal-link.ts'
import { isLocationId, isPlayerId, isUuid } from '#domain/shared/id-form.ts'
import { safeRedirect } from '#domain/shared/redirect.ts'
import { readStamp } from '../net/live-frames.ts'
import { parseJson } from '../net/wire-values.ts'

const readers = {
  /**
   * A path of this site to open after sign-in (SPEC section 7). A foreign address is never
   * followed.
   */
  pendingRoute: (text: string): string | null => (safeRedirect(text) === text ? text : null),
  referral: (text: string): string | null => (isLocationId(text) ? text : null),
  referredBy: (text: string): string | null => (isPlayerId(text) ? text : null),
  personalLink: (text: string): string | null => (isLinkKey(text) ? text : null),
  personalEmail: (text: string): string | null => (/^\S{1,254}$/.test(text) ? text : null),
  /** The club that someone without an account wants to join, and when (ms): 'key time'. */
  joinClub: (text: string): string | null => (/^[\da-f-]{36} \d{1,16}$/.test(text) ? text : null),
  celebrated: (text: string): string | null =>
    /^[\da-f-]{36} (?:gold|silver|bronze)(?:,[\da-f-]{36} (?:gold|silver|bronze))*$/.test(text)
      ? text
      : null,
  pushDevice: (text: string): string | null => (isUuid(text) ? text : null),
  installHint: (text: string): string | null =>
    /^(?:shown|\d{4}-\d\d-\d\d)$/.test(text) ? text : null,
  rail: (text: string): string | null => (text === 'folded' ? text : null),
  letterKeys: (text: string): string | null => (text === 'off' ? text : null),
  /** The store that answered last: {id, started, begunAt}. */
  store: (text: string): string | null => (readStamp(parseJson(text)) === null ? null : text),
} as const

export type StorageKey = keyof typeof readers

const pageStorage = (): Storage | null => {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

export function getStored(
  key: StorageKey,
  storage: Pick<Storage, 'getItem'> | null = pageStorage(),
): string | null {
  try {
    const text = storage?.getItem(key) ?? null
    return text === null ? null : readers[key](text)
  } catch {
    return null
  }
}

export function setStored(
  key: StorageKey,
  value: string,
  storage: Pick<Storage, 'setItem'> | null = pageStorage(),
): void {
  try {
    storage?.setItem(key, value)
  } catch {
    // Storage is full or blocked: the page goes on without the value.
  }
}

export function clearStored(
  key: StorageKey,
  storage: Pick<Storage, 'removeItem'> | null = pageStorage(),
): void {
  try {
    storage?.removeItem(key)
  } catch {
    // Storage is blocked, so no value exists.
  }
}
