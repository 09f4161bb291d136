// The records of the spec's section 3 in docs/protocol.md: every field is served by the query named
// there, or listed with the reason why not.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { httpFunctions } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'

const records: Readonly<Record<string, string>> = {
  players:
    'playerName skillSelf photoURL homeLocation setupComplete userId homePage diamonds medalBronze medalSilver medalGold adminLocations created headline summary youtube facebook instagram twitter medium points wins losses hosted attended drafted',
  playersPrivate:
    'userId lastLat lastLon playerPassTier playerPassNFTID playerPassLastClaimAt playerPassLastClaimTx playerPassTokenBalance',
  playerLocations: 'created locationId playerId userId removed',
  locations: 'name photoURL edited lat lon hidden',
  locationsAdmin: 'created playerId locationId',
  playerFavorites: 'playerId favoriteId favorite created userId',
  playerFriends: 'playerId friendId friend created userId',
  clubs: 'clubName playerId created location members owner',
  clubMembers: 'clubId',
  events:
    'startDate location invite invited playerId skillMin skillMax deleted time duration type gender minPlayers maxPlayers guestsPerPlayer maxWaitlist courts note',
  playerEvents: 'playerId userId eventId startDate startTimeMil removed deleted',
  eventTeams: 'created eventId p1 p2 team deleted',
  messages: 'created type fromId from toId to channel message read eventId locationId',
  messageLast:
    'created type fromId from toId to channel message read eventId locationId channelPhotoURL',
  alerts: 'userId to created read message eventId',
  version: 'value',
  ppGlobals: 'platformFee',
}

type Row = { record: string; queries: string[]; missing: string[] }

const rows = readFileSync('docs/protocol.md', 'utf8')
  .split('\n## ')
  .filter((part) => part.startsWith('Records of the spec'))
  .flatMap((part) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line): Row => {
        const [record = '', queries = '', missing = ''] = line.slice(2).split(/ ?\| /)
        const named = (text: string) =>
          Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
        return { record: named(record)[0] ?? '', queries: named(queries), missing: named(missing) }
      }),
  )

function fieldsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null)
    for (const [name, inner] of Object.entries(schema.entries)) {
      found.add(name)
      fieldsOf(inner, found)
    }
  for (const key of ['item', 'wrapped', 'options', 'items', 'pipe', 'value']) {
    const inner: unknown = key in schema ? Reflect.get(schema, key) : undefined
    if (Array.isArray(inner)) for (const one of inner) fieldsOf(one, found)
    else fieldsOf(inner, found)
  }
  return found
}

const outputOf = (name: string): unknown =>
  ({ ...liveQueries, ...httpFunctions } as Readonly<Record<string, { output: unknown }>>)[name]
    ?.output

test('every record of the spec has its row', () => {
  expect(rows.map(({ record }) => record)).toEqual(Object.keys(records))
})

test.each(Object.entries(records))(
  'each field of %s is served, or stands in its row',
  (record, fields) => {
    const row = rows.find((one) => one.record === record)
    const queries = row?.queries ?? []
    expect(queries.filter((name) => outputOf(name) === undefined)).toEqual([])
    const served = new Set(queries.flatMap((name) => [...fieldsOf(outputOf(name))]))
    expect(
      fields
        .split(' ')
        .filter((field) => !served.has(field))
        .toSorted(),
    ).toEqual(row?.missing.toSorted())
  },
)
