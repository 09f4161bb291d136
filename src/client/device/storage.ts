// Local storage, with every value looked at when it is read. Storage may be blocked or full: then
// nothing is remembered, and nothing breaks.
import { isLinkKey } from '#domain/contact/personal-link.ts'
import { isLocationId, isPlayerId, isUuid } from '#domain/shared/id-form.ts'
import { safeRedirect } from '#domain/shared/redirect.ts'
import { readStamp } from '../net/live-frames.ts'
import { parseJson } from '../net/wire-values.ts'

/** Each key with its reader: what the stored text means, or null when it is not what we wrote. */
const readers = {
  /**
   * A path of this site to go to after signing in (SPEC section 7). A foreign address is never
   * followed.
   */
  pendingRoute: (text: string): string | null => (safeRedirect(text) === text ? text : null),
  /** The venue of the registration link that led here, asked about once the person is a player. */
  referral: (text: string): string | null => (isLocationId(text) ? text : null),
  /** The player behind the registration link that led here, told when the setup ends. */
  referredBy: (text: string): string | null => (isPlayerId(text) ? text : null),
  /** The key of a personal link that waits for an account, put here by its page. */
  personalLink: (text: string): string | null => (isLinkKey(text) ? text : null),
  /** The address that it was sent to. */
  personalEmail: (text: string): string | null => (/^\S{1,254}$/.test(text) ? text : null),
  /** The club that someone without an account wanted to join here, and when (ms): 'key time'. */
  joinClub: (text: string): string | null => (/^[\da-f-]{36} \d{1,16}$/.test(text) ? text : null),
  /** Medals that were celebrated on this device: events with the medal, the last ones first. */
  celebrated: (text: string): string | null =>
    /^[\da-f-]{36} (?:gold|silver|bronze)(?:,[\da-f-]{36} (?:gold|silver|bronze))*$/.test(text)
      ? text
      : null,
  /** Which of my devices with push messages this one is. */
  pushDevice: (text: string): string | null => (isUuid(text) ? text : null),
  /** The day someone first came, or that installing was offered. */
  installHint: (text: string): string | null =>
    /^(?:shown|\d{4}-\d\d-\d\d)$/.test(text) ? text : null,
  /** The rail of a wide window shows signs alone. */
  rail: (text: string): string | null => (text === 'folded' ? text : null),
  /** Single letters are no shortcuts on this device. */
  letterKeys: (text: string): string | null => (text === 'off' ? text : null),
  /** Which store answered last: {id, started, begunAt}. */
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

/** The stored value, or null when there is none that can be used. */
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

/** Remembers a value; quietly does nothing where storage is blocked. */
export function setStored(
  key: StorageKey,
  value: string,
  storage: Pick<Storage, 'setItem'> | null = pageStorage(),
): void {
  try {
    storage?.setItem(key, value)
  } catch {
    // Full or blocked: the value is a convenience, and the page goes on without it.
  }
}

/** Forgets a value. */
export function clearStored(
  key: StorageKey,
  storage: Pick<Storage, 'removeItem'> | null = pageStorage(),
): void {
  try {
    storage?.removeItem(key)
  } catch {
    // Blocked: there is nothing to forget.
  }
}
