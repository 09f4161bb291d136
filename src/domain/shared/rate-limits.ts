// Rate limits: a number of tries in a window that starts with the first. Signed-in users are
// counted by account on any device, others by address; each address also has a limit, with room for
// a whole venue.

export type RateLimit = {
  tries: number
  seconds: number
}

export const rateLimits = {
  request: { tries: 600, seconds: 60 },
  /** Requests below /api/auth without their own limit, for everyone behind an address. */
  'auth-request': { tries: 60, seconds: 60 },
  /** Wrong passwords only, so that a venue's players all get in. */
  'wrong-password': { tries: 60, seconds: 15 * 60 },
  /**
   * Beyond that, wrong passwords for accounts with few guesses, so that others behind the address
   * don't lock anyone out.
   */
  'crowded-address': { tries: 600, seconds: 15 * 60 },
  'guess-mail': { tries: 1, seconds: 24 * 60 * 60 },
  'second-factor': { tries: 15, seconds: 15 * 60 },
  'account-deletion': { tries: 10, seconds: 5 * 60 },
  /** Per address; has room for a club that signs up together. */
  registration: { tries: 60, seconds: 5 * 60 },
  'social-sign-in': { tries: 60, seconds: 5 * 60 },
  /** Requests for a reset or sign-in e-mail; has room for the players of one venue. */
  reset: { tries: 180, seconds: 30 * 60 },
  /**
   * Per mailbox and kind, for e-mails that anyone can trigger. The window is no longer than a link
   * lives, so whoever exhausts it has sent the owner a working link.
   */
  'reset-mail': { tries: 2, seconds: 10 * 60 },
  'sign-in-link-mail': { tries: 2, seconds: 10 * 60 },
  /** Per mailbox, right or wrong; the link in the e-mail keeps working. */
  'sign-in-code': { tries: 5, seconds: 30 * 60 },
  'existing-account-mail': { tries: 2, seconds: 60 * 60 },
  /**
   * E-mails to other forms of one mailbox, such as plus-tags, because other limits count each form
   * separately. Mail to the mailbox itself isn't counted.
   */
  'mailbox-forms': { tries: 6, seconds: 30 * 60 },
  'suppressed-mail': { tries: 3, seconds: 24 * 60 * 60 },
  'address-link': { tries: 20, seconds: 30 * 60 },
  /** Guesses among a million codes within one code's lifetime. */
  'address-code': { tries: 5, seconds: 30 * 60 },
  'address-mail': { tries: 5, seconds: 30 * 60 },
  data: { tries: 5, seconds: 60 * 60 },
  operator: { tries: 30, seconds: 60 },
  'name-check': { tries: 30, seconds: 60 },
  contact: { tries: 5, seconds: 30 * 60 },
  /** Calendar services fetch many users' feeds from few addresses. */
  'calendar-feed': { tries: 120, seconds: 5 * 60 },
  'notification-test': { tries: 5, seconds: 10 * 60 },
  /** Each may reach 500 players. */
  'roster-message': { tries: 10, seconds: 10 * 60 },
  'day-status': { tries: 10, seconds: 10 * 60 },
  'zone-change': { tries: 5, seconds: 24 * 60 * 60 },
  'club-notice': { tries: 3, seconds: 10 * 60 },
  'club-message': { tries: 30, seconds: 10 * 60 },
  'pass-code': { tries: 20, seconds: 10 * 60 },
  /**
   * Creating lasting public things: events, leagues and their days, clubs, venues, links, reports.
   */
  creation: { tries: 60, seconds: 10 * 60 },
  /** Room for a whole event at the gate. */
  'walk-in': { tries: 200, seconds: 10 * 60 },
  /** Each change may notify 700 players. */
  'event-change': { tries: 60, seconds: 10 * 60 },
  upload: { tries: 30, seconds: 30 * 60 },
  /**
   * Three lists of 5,000 in an hour. Each part reveals for up to 200 addresses if someone plays
   * here.
   */
  'contact-import': { tries: 100, seconds: 60 * 60 },
  poppi: { tries: 30, seconds: 60 },
  /** Each search uses up to 0.1 s of CPU. */
  'town-search': { tries: 40, seconds: 60 },
  'personal-link': { tries: 60, seconds: 60 },
  'link-key': { tries: 60, seconds: 60 },
  /** Room for everyone without an account behind a venue's Wi-Fi. */
  'check-in': { tries: 300, seconds: 60 },
  'running-score': { tries: 60, seconds: 60 },
  /** Each plan places up to 1,000 matches. */
  'tournament-plan': { tries: 5, seconds: 60 },
  screen: { tries: 120, seconds: 60 },
  'screen-pairing': { tries: 60, seconds: 10 * 60 },
  /** Guesses among 244 million codes within one code's lifetime. */
  'screen-code': { tries: 20, seconds: 10 * 60 },
  preview: { tries: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

/**
 * Signed-in people behind one address, such as the courts' Wi-Fi, share this many people's limits.
 */
export const peoplePerAddress = 10

/**
 * A growing wait for guesses: the first are free, then each doubles the wait. A right answer or a
 * pause resets it.
 */
export type GuessDelay = {
  free: number
  firstWaitS: number
  longestWaitS: number
  forgottenAfterS: number
}

export const backoffs = {
  /** Per account, from devices that never signed in to it. */
  'account-guess': {
    free: 10,
    firstWaitS: 60,
    longestWaitS: 60 * 60,
    forgottenAfterS: 24 * 60 * 60,
  },
  /** Per account, from one of its owner's devices or sessions. */
  'device-guess': {
    free: 10,
    firstWaitS: 60,
    longestWaitS: 15 * 60,
    forgottenAfterS: 24 * 60 * 60,
  },
} as const satisfies Record<string, GuessDelay>

export type BackoffName = keyof typeof backoffs

/** Guesses per account still checked from an address that used up its wrong passwords. */
export const guessesInCrowd = 5

/** In seconds; 0 while guesses are free. */
export function getBackoffWait(
  { free, firstWaitS, longestWaitS }: GuessDelay,
  guesses: number,
): number {
  return guesses < free ? 0 : Math.min(longestWaitS, firstWaitS * 2 ** Math.min(30, guesses - free))
}
