// The facts about a table that a manifest declares: how private it is, which columns name a person,
// and what is kept of people in it. Tests hold them to the database.

/**
 * The effect of deleting an account. delete: deletes the row. anonymize: puts an anonymous
 * player in its place. clear: sets the column to null. database: nothing; the row goes with the
 * player's by a foreign key.
 */
type OnDeletion = 'delete' | 'anonymize' | 'clear' | 'database'
export type PersonColumn = {
  onDeletion: OnDeletion
  /**
   * True when a data export of the person includes the rows. Other people's notes about them aren't
   * theirs to read.
   */
  isExported: boolean
}

export const deletedAndExported: PersonColumn = { onDeletion: 'delete', isExported: true }
export const deletedNotExported: PersonColumn = { onDeletion: 'delete', isExported: false }
export const anonymizedAndExported: PersonColumn = { onDeletion: 'anonymize', isExported: true }
export const anonymizedNotExported: PersonColumn = { onDeletion: 'anonymize', isExported: false }
export const clearedAndExported: PersonColumn = { onDeletion: 'clear', isExported: true }
export const clearedNotExported: PersonColumn = { onDeletion: 'clear', isExported: false }

/** Everyone who can read a fact in the app, as worded in docs/privacy-data.md. */
export const readers = {
  self: 'the person',
  players: 'signed-in players',
  anyone: 'anyone',
  other: 'the other person',
  event: 'viewers of the event',
  organizer: 'organizers',
  venue: 'venue admins',
  club: 'club members',
  owner: 'the club’s owner',
  secretary: 'club secretaries',
  treasurer: 'club treasurers',
  keeper: 'the keeper',
  link: 'the contact',
  operator: 'the operator',
  program: 'the program',
} as const
export type Reader = keyof typeof readers

/** The subjects of docs/privacy-data.md, in its order. */
export const personSubjects = {
  accounts: { heading: 'Accounts and signing in', about: 'Anyone with an account.' },
  profiles: {
    heading: 'Players: profile and settings',
    about: 'Anyone that finished setting up a player.',
  },
  contacts: {
    heading: 'Contacts: people without an account',
    about:
      'People whom an organizer, a club or a venue noted. The keeper is that organizer, the owner and secretaries of that club, or the admins of that venue. A contact goes when its keeper or the contact deletes it, or after 12 months without use.',
  },
  clubs: {
    heading: 'Clubs and their members',
    about: 'Anyone that owns a club, is in one, or was asked to join.',
  },
  agreements: {
    heading: 'Agreements',
    about: 'Anyone that signed what a venue, a club or an event asked for.',
  },
  houseRules: {
    heading: 'House rules',
    about: 'Anyone that asked to be let off what they missed at a venue or with a club.',
  },
  money: {
    heading: 'Money between people',
    about:
      'Anyone in an event or league with a price. The program moves no money and keeps no card data.',
  },
  events: {
    heading: 'Events and rosters',
    about:
      'Anyone that makes events, is invited to them or signs up. Contacts are here by name, too.',
  },
  matches: {
    heading: 'Matches, results and ratings',
    about:
      'Anyone that played in an event or a league. Contacts are here by name, too, and unrated.',
  },
  messages: {
    heading: 'Messages, notices and reports',
    about: 'Anyone that writes, is notified or reports something.',
  },
} as const

/** A group of columns with personal data: a row of docs/privacy-data.md. */
export type PersonFact = {
  subject: keyof typeof personSubjects
  columns: string
  /** The kept data, in plain words; it starts the row. */
  what: string
  purpose: string
  readers: readonly Reader[]
  /** The lifetime, apart from the deletion of an account. */
  lifetime?: string
  /**
   * `table.column` of the account that the row goes with; the table's first when absent, null when
   * only `lifetime` ends it.
   */
  goesWith?: string | null
}

/** The things that rows of a table may be part of, so that they end or are renamed with them. */
export const thingKinds = [
  'club',
  'venue',
  'player',
  'event',
  'league',
  'tournament',
  'series',
  'team',
  'template',
  'invitation',
  'feed',
  'watch link',
] as const
export type ThingKind = (typeof thingKinds)[number]

export type TableFacts = {
  /** Null when it isn't part of one; absent for the store's own marks. */
  kind?: ThingKind | null
  /** Its class in docs/security.md, and more about its readers when the class isn't enough. */
  privacy?: string
  /** The columns with a user's id. Their rows go with the user, except for the operator's acts. */
  users?: Readonly<Record<string, PersonColumn>>
  /** The columns with a player's id, except in the player's own row. */
  players?: Readonly<Record<string, PersonColumn>>
  /**
   * Text columns that may contain a player's id, which is replaced there; in JSON as a whole
   * string.
   */
  texts?: Readonly<Record<string, 'text' | 'json'>>
  /**
   * Columns shown to no one, not even the owner, because whoever holds the value counts as that
   * person.
   */
  secrets?: readonly string[]
  checks?: readonly string[]
  /** Absent when the table has no personal data. */
  facts?: readonly PersonFact[]
}

/** The personal data of all tables, each column as `table.column`. */
export type People = {
  users: Readonly<Record<string, PersonColumn>>
  players: Readonly<Record<string, PersonColumn>>
  texts: Readonly<Record<string, 'text' | 'json'>>
  secrets: ReadonlySet<string>
}
