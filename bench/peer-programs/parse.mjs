// Parse Server on PostgreSQL with LiveQuery, asked without a sign-in: its cheapest form. An event
// has its roster twice, as entries that are read with it and as a list that LiveQuery sends along.

import { ParseServer } from 'parse-server'
import adapter from 'parse-server/lib/Adapters/Storage/Postgres/PostgresStorageAdapter.js'
import { Client } from 'pg'

const { databaseUrl, port, size, isEmpty } = JSON.parse(process.argv[2])
// The socket of a local PostgreSQL stands percent-encoded in the place of the host.
const { hostname, password } = new URL(databaseUrl)
await ParseServer.startApp({
  databaseAdapter: new adapter.PostgresStorageAdapter({
    uri: databaseUrl,
    databaseOptions: {
      host: decodeURIComponent(hostname),
      password: decodeURIComponent(password),
    },
  }),
  filesAdapter: '@parse/fs-files-adapter',
  appId: 'bench',
  masterKey: 'bench-master',
  masterKeyIps: ['127.0.0.1', '::1'],
  serverURL: `http://127.0.0.1:${port}/parse`,
  mountPath: '/parse',
  port,
  host: '127.0.0.1',
  silent: true,
  verbose: false,
  logLevel: 'error',
  logsFolder: null,
  allowClientClassCreation: true,
  liveQuery: { classNames: ['Event'] },
  startLiveQueryServer: true,
})

const pointer = (className, objectId) => ({ __type: 'Pointer', className, objectId })
const toRow = (n) => ({
  playerId: `racer${n}`,
  playerName: `racer${n}`,
  photoURL: `/photos/${n}.webp`,
  skillSelf: 3.5,
  guests: 0,
  place: 'playing',
  order: n,
})

/** Stores the first record of a class, which makes its table; gives the id. */
async function save(className, record) {
  const answer = await fetch(`http://127.0.0.1:${port}/parse/classes/${className}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-parse-application-id': 'bench' },
    body: JSON.stringify(record),
  })
  const { objectId, ...rest } = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(rest))
  return objectId
}

/** The others are copies with ids of their own. Gives the ids for the requests of the bench. */
async function fill() {
  const { playerName, photoURL, skillSelf, guests, place, order } = toRow(1)
  const player = await save('Racer', { playerName, photoURL, skillSelf })
  const event = await save('Event', {
    title: 'Evening games',
    note: '',
    startsAt: { __type: 'Date', iso: new Date(Date.now() + 86_400_000).toISOString() },
    locationName: 'Riverside Courts',
    city: 'New York',
    organizerId: 'racer1',
    maxPlayers: 500,
    playing: size.roster,
    roster: Array.from({ length: size.roster }, (_, index) => toRow(index + 1)),
  })
  await save('Entry', {
    event: pointer('Event', event),
    player: pointer('Racer', player),
    guests,
    place,
    order,
  })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const copy = (className, fields, rows) =>
    client.query(`insert into "${className}"
      select (jsonb_populate_record(first, jsonb_build_object(${fields}))).*
      from "${className}" first, ${rows}`)
  await copy(
    'Racer',
    `'objectId', 'player' || lpad(n::text, 4, '0'), 'playerName', 'racer' || n`,
    `generate_series(1, ${size.players}) n`,
  )
  await copy(
    'Event',
    `'objectId', 'event' || lpad(n::text, 5, '0')`,
    `generate_series(1, ${size.events}) n`,
  )
  await copy(
    'Entry',
    `'objectId', substr(md5(e || '-' || p), 1, 10), 'event', 'event' || lpad(e::text, 5, '0'),
     'player', 'player' || lpad(p::text, 4, '0'), 'order', p`,
    `generate_series(1, ${size.events}) e, generate_series(1, ${size.roster}) p`,
  )
  await client.query('create index on "Entry" ("event"); analyze')
  await client.end()
  const ids = (count, prefix, digits) =>
    Array.from({ length: count }, (_, index) => prefix + String(index + 1).padStart(digits, '0'))
  return { players: ids(size.players, 'player', 4), events: ids(size.events, 'event', 5) }
}

const ids = isEmpty ? await fill() : null
process.send({ ready: true, ids })
process.on('disconnect', () => process.exit(0))
