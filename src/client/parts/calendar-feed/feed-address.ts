// Addresses of a feed, as calendars take them.

/** Opens the calendar of the device, which subscribes. */
export const toSubscription = (address: string): string => address.replace(/^https?:/, 'webcal:')

/** Adds the feed to a Google calendar; Google takes it under this scheme only. */
export const toGoogleFeed = (address: string): string =>
  `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(toSubscription(address))}`
