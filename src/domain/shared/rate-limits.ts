// How often something may be tried: so many times in a window that begins with the first try.
// Signed-in users are counted by account, on any device; others by address. What comes from
// one address is counted too, with room for the people of a whole venue.

export type RateLimit = {
  /** Tries in a window. */
  tries: number
  /** How long a window lasts. */
  seconds: number
}

export const rateLimits = {
  /** Anything that is asked, as a protection: far more than a person can do. */
  request: { tries: 600, seconds: 60 },
  /**
   * Anything below /api/auth without a limit of its own: for everyone behind an address together,
   * so with their room.
   */
  'auth-request': { tries: 60, seconds: 60 },
  /**
   * Wrong passwords from one address; right ones are not counted, so that a venue's players all get
   * in.
   */
  'wrong-password': { tries: 60, seconds: 15 * 60 },
  /**
   * What is looked at beyond these: passwords of accounts at which few guesses were made, so that
   * others behind the address keep nobody out. Wrong ones only, too.
   */
  'crowded-address': { tries: 600, seconds: 15 * 60 },
  /** Hints by e-mail that someone guesses at a password, to one account. */
  'guess-mail': { tries: 1, seconds: 24 * 60 * 60 },
  /** Codes of a second factor for one account, right or wrong. */
  'second-factor': { tries: 15, seconds: 15 * 60 },
  /** Asking to delete the player's own account. */
  'account-deletion': { tries: 10, seconds: 5 * 60 },
  /** For everyone behind an address together, such as a club that signs up on its first evening. */
  registration: { tries: 60, seconds: 5 * 60 },
  'social-sign-in': { tries: 60, seconds: 5 * 60 },
  /**
   * Asking for the mail with a link to a new password or to sign in: with room for the players of
   * one venue.
   */
  reset: { tries: 180, seconds: 30 * 60 },
  /**
   * E-mails with a link that anyone can cause, to one mailbox and of one kind. No longer than a
   * link lives: using up someone's e-mails has thereby sent them a link that still works.
   */
  'reset-mail': { tries: 2, seconds: 10 * 60 },
  'sign-in-link-mail': { tries: 2, seconds: 10 * 60 },
  /** Codes of a sign-in mail tried for one mailbox, right or wrong; its link works all the same. */
  'sign-in-code': { tries: 5, seconds: 30 * 60 },
  /** The mail "you already have an account", to one mailbox. */
  'existing-account-mail': { tries: 2, seconds: 60 * 60 },
  /**
   * E-mails that anyone can ask for to other forms of one mailbox, such as those with a plus: each
   * form is an address of its own in every other limit. Mail to the mailbox itself isn't counted.
   */
  'mailbox-forms': { tries: 6, seconds: 30 * 60 },
  /** E-mails that the owner asks for, to an address that e-mails came back from. */
  'suppressed-mail': { tries: 3, seconds: 24 * 60 * 60 },
  /** Using a link about one's own address. */
  'address-link': { tries: 20, seconds: 30 * 60 },
  /** Guesses at the code of such an e-mail: of a million codes, in the time that one lives. */
  'address-code': { tries: 5, seconds: 30 * 60 },
  /** E-mails about one's own address. */
  'address-mail': { tries: 5, seconds: 30 * 60 },
  /** Asking for a copy of everything. */
  data: { tries: 5, seconds: 60 * 60 },
  'name-check': { tries: 30, seconds: 60 },
  /** Letters to the operator. */
  contact: { tries: 5, seconds: 30 * 60 },
  /**
   * Fetching private calendar feeds; the calendar services fetch those of many from few addresses.
   */
  'calendar-feed': { tries: 120, seconds: 5 * 60 },
  /** Sending a test through every channel. */
  'notification-test': { tries: 5, seconds: 10 * 60 },
  /** Messages to a roster: each of them may reach five hundred players. */
  'roster-message': { tries: 10, seconds: 10 * 60 },
  /** Saying how a day goes: each may alert a roster, or all of a venue's day. */
  'day-status': { tries: 10, seconds: 10 * 60 },
  /** Correcting the clocks of venues: it may alert everyone in the events of one. */
  'zone-change': { tries: 5, seconds: 24 * 60 * 60 },
  /** Notices of clubs: each of them may reach thousands of members. */
  'club-notice': { tries: 3, seconds: 10 * 60 },
  /** Messages in chats of clubs: each of them may reach thousands of members. */
  'club-message': { tries: 30, seconds: 10 * 60 },
  /** Guesses at pass codes. */
  'pass-code': { tries: 20, seconds: 10 * 60 },
  /**
   * Making what stands for good and others find: events, leagues and their days, clubs, venues,
   * links, reports.
   */
  creation: { tries: 60, seconds: 10 * 60 },
  /** Walk-ins typed by a helper at the gate: with room for a whole evening. */
  'walk-in': { tries: 200, seconds: 10 * 60 },
  /** Changing an event: each change may tell seven hundred players. */
  'event-change': { tries: 60, seconds: 10 * 60 },
  upload: { tries: 30, seconds: 30 * 60 },
  /**
   * Parts of an import of contacts: three lists of five thousand in an hour. Each part says of up
   * to two hundred addresses whether somebody plays here.
   */
  'contact-import': { tries: 100, seconds: 60 * 60 },
  /** Questions to Poppi: each costs milliseconds of thinking. */
  poppi: { tries: 30, seconds: 60 },
  /** Searches of the gazetteer: each reads all of it, with up to a tenth of a second of CPU. */
  'town-search': { tries: 40, seconds: 60 },
  /** Opening personal links of contacts, and answering through them. */
  'personal-link': { tries: 60, seconds: 60 },
  /** The same of one link, from wherever. */
  'link-key': { tries: 60, seconds: 60 },
  /** Self check-in: with room for everyone without an account behind the Wi-Fi of a venue. */
  'check-in': { tries: 300, seconds: 60 },
  /** Scores as they are counted: a rally every few seconds, and bursts of undo. */
  'running-score': { tries: 60, seconds: 60 },
  /** Plans of a tournament's day: each draws and places up to a thousand matches. */
  'tournament-plan': { tries: 5, seconds: 60 },
  /** What screens of venues say once a minute: with room for all behind one address. */
  screen: { tries: 120, seconds: 60 },
  /** Devices that ask for a code to become a screen. */
  'screen-pairing': { tries: 60, seconds: 10 * 60 },
  /** Codes of screens that an admin types: of 244 million, in the time that one lives. */
  'screen-code': { tries: 20, seconds: 10 * 60 },
  /** Pages that show what a link leads to, for visitors: each asks the database. */
  preview: { tries: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

/**
 * Signed-in people behind one address, such as the courts' Wi-Fi, may together do as much as this
 * many.
 */
export const peoplePerAddress = 10

/**
 * Guesses that cost a growing wait. So many are free; each one from then on doubles the wait before
 * the next. A right answer forgets them, and so does a time without any.
 */
export type Backoff = {
  free: number
  firstWaitS: number
  longestWaitS: number
  forgottenAfterS: number
}

export const backoffs = {
  /** At the password of one account, from wherever it was never signed in. */
  'account-guess': {
    free: 10,
    firstWaitS: 60,
    longestWaitS: 60 * 60,
    forgottenAfterS: 24 * 60 * 60,
  },
  /** At the password of one account, from one device or session of its owner. */
  'device-guess': {
    free: 10,
    firstWaitS: 60,
    longestWaitS: 15 * 60,
    forgottenAfterS: 24 * 60 * 60,
  },
} as const satisfies Record<string, Backoff>

export type BackoffName = keyof typeof backoffs

/** So many guesses at one account are looked at from an address that used up its wrong passwords. */
export const guessesInCrowd = 5

/** How long to wait after so many guesses, in seconds; 0 while they are free. */
export function getBackoffWait(
  { free, firstWaitS, longestWaitS }: Backoff,
  guesses: number,
): number {
  return guesses < free ? 0 : Math.min(longestWaitS, firstWaitS * 2 ** Math.min(30, guesses - free))
}
