// How long the cookies of the product live, in days (SPEC section 9). The session cookie is not
// among them.

export const cookieDays = {
  language: 365,
  theme: 365,
  textSize: 365,
  pendingEvent: 2,
  pendingEventId: 2,
  pendingLocation: 2,
} as const
