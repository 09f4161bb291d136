// Offers shown once, or once a day, on this device: push messages after installing on an iPhone,
// and the reach reminder. They repeat where storage is blocked.

const offers = { push: 'sideout.push-offer', reminder: 'sideout.reach-reminder' } as const
export type PushOffer = keyof typeof offers

const read = (offer: PushOffer): string => {
  try {
    return localStorage.getItem(offers[offer]) ?? ''
  } catch {
    return ''
  }
}

export const wasPutOff = (offer: PushOffer, day: string): boolean => read(offer) >= day

export function putOff(offer: PushOffer, day: string): void {
  try {
    localStorage.setItem(offers[offer], day)
  } catch {
    // Storage is blocked or full: it is offered again.
  }
}

/**
 * True in an app on an iPhone's or iPad's home screen that has not asked for push yet. Only there
 * push is possible, and it asks once.
 */
export const offersPushAfterInstall = (): boolean =>
  'standalone' in navigator &&
  navigator.standalone === true &&
  'Notification' in globalThis &&
  Notification.permission === 'default' &&
  read('push') === ''
