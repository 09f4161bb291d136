// How often something may be tried: so many times in a window that begins with the first try. Who is signed in is counted by account,
// wherever they are; who is not, by address. What comes from one address is counted too, with room for the people of a whole venue.

export type RateLimit = { /** Tries in a window. */ tries: number; /** How long a window lasts. */ seconds: number }

export const rateLimits = {
  /** Anything that is asked, as a protection: far more than a person can do. */
  'request': { tries: 600, seconds: 60 },
  /** Anything below /api/auth without a limit of its own: for everyone behind an address together, so with their room. */
  'auth-request': { tries: 60, seconds: 60 },
  'sign-in': { tries: 10, seconds: 5 * 60 },
  'registration': { tries: 10, seconds: 5 * 60 },
  'social-sign-in': { tries: 30, seconds: 5 * 60 },
  /** Asking for the mail with a link to a new password. */
  'reset': { tries: 5, seconds: 30 * 60 },
  /** Mails that anybody can cause (reset, sign-in link, "you already have an account") to one mailbox, so that nobody can flood a stranger's. */
  'reset-mail': { tries: 5, seconds: 30 * 60 },
  /** Using such a link. */
  'new-password': { tries: 5, seconds: 30 * 60 },
  /** Mails about one's own address. */
  'address-mail': { tries: 5, seconds: 30 * 60 },
  /** Asking for a copy of everything. */
  'data': { tries: 5, seconds: 60 * 60 },
  'name-check': { tries: 30, seconds: 60 },
  /** Letters to the operator. */
  'contact': { tries: 5, seconds: 30 * 60 },
  /** Fetching private calendar feeds; the calendar services fetch those of many from few addresses. */
  'calendar-feed': { tries: 120, seconds: 5 * 60 },
  /** Sending a test through every channel. */
  'notification-test': { tries: 5, seconds: 10 * 60 },
  /** Messages to a roster: each of them may reach five hundred players. */
  'roster-message': { tries: 10, seconds: 10 * 60 },
  /** Guesses at pass codes. */
  'pass-code': { tries: 20, seconds: 10 * 60 },
  'upload': { tries: 30, seconds: 30 * 60 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

/** Signed-in people behind one address, such as the courts' Wi-Fi, may together do as much as this many. */
export const peoplePerAddress = 10
