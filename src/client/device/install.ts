// Whether this browser can put the app on the home screen, and how. Chromium says so with an event
// (install-event.ts); on iOS it is done by hand; elsewhere, and once installed, there is nothing to
// offer.
import { installOffer } from './install-event.ts'

export type InstallWay = 'prompt' | 'by-hand'

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
/** A newer iPad calls itself a Mac, but no Mac is touched by fingers. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** How this device installs the app now; null where it does not. */
export function installWay(): InstallWay | null {
  if (isInstalled()) return null
  if (installOffer.event !== null) return 'prompt'
  return isIos() ? 'by-hand' : null
}

/** Asks the browser to install, which asks the person. Its offer serves once. */
export async function install(): Promise<void> {
  const { event } = installOffer
  installOffer.event = null
  await event?.prompt()
}

/**
 * The offer is made once, not on the day of the first visit: `remembered` is what storage says, and
 * answered with what it shall say.
 */
export function hintAfter(
  remembered: string | null,
  today: string,
): { isDue: boolean; remember: string | null } {
  if (remembered === null) return { isDue: false, remember: today }
  return { isDue: remembered !== 'shown' && remembered < today, remember: null }
}
