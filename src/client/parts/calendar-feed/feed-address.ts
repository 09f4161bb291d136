export const toSubscription = (address: string): string => address.replace(/^https?:/, 'webcal:')

/** Google accepts feeds under the webcal scheme only. */
export const toGoogleFeed = (address: string): string =>
  `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(toSubscription(address))}`
