// What this phone wants of screens beside a court, kept on it.

/** sun: readable in it. voice: the score of a scoreboard said aloud. */
export type CourtsideWish = 'sun' | 'voice'

const getWishKey = (wish: CourtsideWish): string => `scoreboard-${wish}`

/** Off unless it was switched on. */
export function loadWish(
  wish: CourtsideWish,
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): boolean {
  try {
    return storage().getItem(getWishKey(wish)) === 'on'
  } catch {
    return false
  }
}

export function saveWish(
  wish: CourtsideWish,
  isOn: boolean,
  storage: () => Pick<Storage, 'setItem' | 'removeItem'> = () => localStorage,
): void {
  try {
    if (isOn) storage().setItem(getWishKey(wish), 'on')
    else storage().removeItem(getWishKey(wish))
  } catch {
    // Full or blocked: it holds until the page is left.
  }
}
