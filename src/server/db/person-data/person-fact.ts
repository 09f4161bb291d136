// What is written down about one group of columns that say something about a person: the words of
// docs/privacy-data.md. Which columns name a person stands in ../person-columns.ts.

/** Everyone that reads a fact in the app, in words of the page. */
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

export type PersonFact = {
  table: string
  /** The columns, with a space between them. */
  columns: string
  /** What is kept, in plain words; it starts the row. */
  what: string
  purpose: string
  readers: readonly Reader[]
  /** How long, apart from what follows from the deletion of an account. */
  lifetime?: string
  /**
   * `table.column` of the account that the row goes with; the first of the table in
   * person-columns.ts if it isn't said, and null where only `lifetime` ends it.
   */
  goesWith?: string | null
}

export type PersonSubject = { heading: string; about: string; facts: readonly PersonFact[] }
