// This phone's preferences for screens used beside a court, stored on it.

export type CourtsideWish = 'sun' | 'voice'

const getWishKey = (wish: CourtsideWish): string => `scoreboard-${wish}`

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
    // Storage is blocked or full: the choice lasts until the page is left.
  }
}
