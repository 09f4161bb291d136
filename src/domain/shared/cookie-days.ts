// Lifetimes of the product's cookies in days (SPEC section 9), except the session cookie.

export const cookieDays = {
  language: 365,
  theme: 365,
  textSize: 365,
  pendingEvent: 2,
  pendingEventId: 2,
  pendingLocation: 2,
} as const
