// The way to put the app on the home screen in this browser: by Chromium's event
// (install-event.ts), or by hand on iOS. Other browsers and installed apps have no way.
import { installOffer } from './install-event.ts'

export type InstallWay = 'prompt' | 'by-hand'

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
/** New iPads report themselves as Macs, but no Mac has a touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

export function installWay(): InstallWay | null {
  if (isInstalled()) return null
  if (installOffer.event !== null) return 'prompt'
  return isIos() ? 'by-hand' : null
}

export async function install(): Promise<void> {
  const { event } = installOffer
  installOffer.event = null
  await event?.prompt()
}

/**
 * The hint shows once, but not on the first day: takes the stored value and returns the new one.
 */
export function hintAfter(
  remembered: string | null,
  today: string,
): { isDue: boolean; remember: string | null } {
  if (remembered === null) return { isDue: false, remember: today }
  return { isDue: remembered !== 'shown' && remembered < today, remember: null }
}
