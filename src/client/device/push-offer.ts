// What is offered once, or once a day, on this device: push messages after installing on an iPhone,
// and the reminder that nothing reaches the player. Where storage is blocked it comes again.

const offers = { push: 'sideout.push-offer', reminder: 'sideout.reach-reminder' } as const
export type PushOffer = keyof typeof offers

const read = (offer: PushOffer): string => {
  try {
    return localStorage.getItem(offers[offer]) ?? ''
  } catch {
    return ''
  }
}

/** True when it was put off on `day` (yyyy-MM-dd) or later. */
export const wasPutOff = (offer: PushOffer, day: string): boolean => read(offer) >= day

/** Remembers the day. */
export function putOff(offer: PushOffer, day: string): void {
  try {
    localStorage.setItem(offers[offer], day)
  } catch {
    // Blocked or full: it is offered again.
  }
}

/**
 * True in an app on the home screen of an iPhone or iPad that has not asked for push messages: only
 * there can it, and it does once.
 */
export const offersPushAfterInstall = (): boolean =>
  'standalone' in navigator &&
  navigator.standalone === true &&
  'Notification' in globalThis &&
  Notification.permission === 'default' &&
  read('push') === ''
