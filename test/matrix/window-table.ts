// Format of the column tables: for each live query, the calls, commands and jobs that change each
// column, or the reason why it never changes.
import type { LiveName } from '#contract/contract.ts'
import {
  eventFieldRules,
  listFieldsLeftOut,
  freeTextFields,
  type EventFieldName,
  type EventFields,
  type MadeFromEvent,
} from '#domain/event/event-fields.ts'

export const still = {
  known: 'the id by which the answer or its row is known',
  row: 'comes and goes with its row, or with the whole, as the column of that shows: nothing changes it in one that stays',
  name: 'a player is named once; who deletes the account leaves the row',
  card: 'of the card of a player: shown to follow where many look, in rosters, match lists, leagues, clubs and venues',
  cover:
    'the photo of a venue behind an event: windows-of-people has a new one, these scenes have not',
  page: 'is there another page: the lists of these scenes are short',
  place:
    'the clock of the venue, which stays where it is: tables of time zones change with a release',
  installed: 'set where the server is installed, or where the venue was imported from',
  signIn: 'of the account and its beginning, before there are windows of a player',
  form: 'written by events-update with the columns beside it, which change; these scenes leave it as it was',
  begun: 'set when it is made',
  watched:
    'as matchLists-byEvent or leagues-byId shows it of the same record; no scene changes it while the public link is open',
  shown:
    'as matchLists-byEvent shows it of the same event: no scene changes it beside a live queue',
  line: 'follows the check-in: no one in the line of these scenes is taken off it; features/queue/handlers.pg.test.ts takes people off',
  wall: 'as the venue, its lists and the public links show it of the same records; the tests of screens change it on the wall',
  board: 'counted by one job with the columns beside it, which change',
  reached:
    'written by the deliveries job where a channel fails or hours are quiet, with the columns beside it',
  clock: 'follows from the time alone',
  unusual:
    'a series looks unusual after the results of many evenings: a venue admin asks for the list anew',
  singles: 'of doubles with side-out scoring; the cup of these scenes is played in singles',
  twins: 'no one in these scenes has the address of a contact',
  tagged: 'no contact in these scenes has a tag; club-contacts.pg.test.ts shows them',
  factor: 'an installation that asks for a second factor is tested by itself',
  joined:
    'what was written before a member joined is not new, and the members of these scenes join by the clock of the machine, after it',
} as const
type Reason = (typeof still)[keyof typeof still]

/** Columns and their causes, separated by spaces; commands contain spaces and are in brackets. */
export type ColumnRows = readonly (readonly [columns: string, by: string | { still: Reason }])[]
export type ColumnTable = { readonly [N in LiveName]?: ColumnRows }

export const because = Object.fromEntries(
  Object.entries(still).map(([name, reason]) => [name, { still: reason }]),
) as { readonly [K in keyof typeof still]: { still: (typeof still)[K] } }

export const changedTexts = Object.fromEntries(
  freeTextFields.map((name) => [name, 'Bring water']),
) as Partial<EventFields>

/**
 * Columns of an event's fields below `path`, except those with their own row. `made`: the answer is
 * derived from an event and lacks some fields.
 */
export function fieldsOn(
  path: string,
  elsewhere: readonly EventFieldName[],
  made?: MadeFromEvent,
): string {
  const missing = [...elsewhere, ...(made === undefined ? [] : listFieldsLeftOut(made))]
  const names = Object.keys(eventFieldRules) as EventFieldName[]
  return names
    .filter((name) => !missing.includes(name))
    .map((name) => `${path}.${name}`)
    .join(' ')
}

const listed = (text: string): string[] =>
  [...text.matchAll(/\[[^\]]+\]|[^\s[]+/g)].map(([word]) =>
    word.replace(/^\[|\]$/g, '').replaceAll(/\s+/g, ' '),
  )

/** The causes of each column of a query; null when it doesn't change. */
export function columnsIn(rows: ColumnRows): Map<string, readonly string[] | null> {
  return new Map(
    rows.flatMap(([columns, by]) =>
      columns
        .trim()
        .split(/\s+/)
        .map((column) => [column, typeof by === 'string' ? listed(by).toSorted() : null] as const),
    ),
  )
}
