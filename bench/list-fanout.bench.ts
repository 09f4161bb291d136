// One sign-up while 500 players of the venue have its list and calendar open: what it costs server
// and database, and when each window has it. Five crowds in turns, each at a venue of its own: with
// the two shares of the list, with one list made for each viewer, with the event itself open, one
// frame for all, as the floor, and with the page of the venue, as its screen asks for it and with
// its events in it. The sign-up alone is measured at a venue without a crowd and taken off.
// Goals: at most 3 loads and 60 ms of CPU, seen after 60 ms (p50) and 150 ms (p99).
// `npm run bench -- list-fanout [rounds]`.
import { fork, type ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { pageDays, pageEventsMax } from '#domain/location/venue-page.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import type { Racer } from '#test/support/race-people.ts'
import { openConnection } from '#test/support/raw-client.ts'
import { noteFigures } from './shared/figures.ts'
import { machineMs, type ListSeen, type ListWindows } from './shared/list-windows.ts'
import { withLoadStage, type LoadStage } from './shared/load-stage.ts'
import { findPostmaster, readTreeCpuUs } from './shared/process-cost.ts'
import { quantile } from './shared/quantile.ts'

const windows = 500
const actors = 40
/** One for each way, and one that watches nothing. */
const crowds = 6
const rounds = Number(process.argv[2]) || 20
const warmUps = 5
const goal = { loads: 3, cpuMs: 60, p50: 60, p99: 150 }
const dayMs = 86_400_000
const eventDays = 30
const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const noFilters = { type: null, gender: null, time: null, placesLeft: false }
const range = { from: dayIn(0), to: dayIn(60), limit: 30 }

type Venue = { location: string; eventIds: string[] }
type Subscriptions = ListWindows['subscriptions']

const firstOf = (crowd: number): number => crowd * windows + 1

async function makeVenue({ db }: LoadStage, crowd: number): Promise<Venue> {
  const first = firstOf(crowd)
  const location = await aLocation(db)
  const eventIds: string[] = []
  for (let day = 1; day <= eventDays; day += 1)
    for (const startTime of ['09:00', '18:00'])
      eventIds.push(
        await anEvent(
          db,
          { location, organizer: `racer${first + day}` },
          {
            startDate: dayIn(day),
            startTime,
            maxPlayers: 500,
            playing: 8,
            nextOrder: 9,
          },
        ),
      )
  for (let day = 1; day <= eventDays; day += 5)
    await anEvent(
      db,
      { location, organizer: `racer${first + day}` },
      { startDate: dayIn(day), invite: true, invited: 'Friends' },
    )
  await sql`insert into player_events (event_id, player_id, guests, place, entry_order, start_date)
    select e.event_id, 'racer' || (${first}::int + ${actors}::int
      + (abs(hashtext(e.event_id::text)) + n * 53) % ${windows - actors}::int),
      0, 'playing', n, e.start_date from events e, generate_series(1, 8) n
    where e.location = ${location}`.execute(db)
  return { location, eventIds }
}

async function makeFriends({ db }: LoadStage): Promise<void> {
  await sql`insert into player_friends (player_id, friend_id, friend)
    select 'racer' || (c * ${windows}::int + 1 + n),
      'racer' || (c * ${windows}::int + 1 + (n + m * 37) % ${windows}::int), true
    from generate_series(0, ${crowds - 1}::int) c, generate_series(0, ${windows - 1}::int) n,
      generate_series(1, 10) m`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

type Crowd = {
  name: string
  venue: Venue
  people: readonly Racer[]
  process: ChildProcess
  seen: () => Promise<ListSeen>
}

async function openCrowd(
  stage: LoadStage,
  crowd: number,
  name: string,
  venue: Venue,
): Promise<Crowd> {
  const people = stage.people.slice(crowd * windows, (crowd + 1) * windows)
  const child = fork(join(import.meta.dirname, 'shared/list-windows.ts'))
  const reports = on(child, 'message') as AsyncIterator<[ListSeen]>
  const seen = async (): Promise<ListSeen> =>
    ((await reports.next()) as { value: [ListSeen] }).value[0]
  child.send({
    port: stage.port,
    tokens: people.map(({ token }) => token),
    subscriptions: [...(subscriptionsOf[name]?.(venue) ?? []), ...calendarOf(venue)],
  } satisfies ListWindows)
  await seen()
  return { name, venue, people, process: child, seen }
}

type Cost = { node: number; postgres: number }
type Measured = Cost & { ms: number[]; loads: Map<string, number>; bytes: number }

const nothing = (): Measured => ({ node: 0, postgres: 0, ms: [], loads: new Map(), bytes: 0 })

const queries = [
  'events-list',
  'events-publicList',
  'events-personalList',
  'events-byId',
  'locations-byId',
]
const counts = ['events-publicCounts', 'events-privateCounts']

async function readLoads(stage: LoadStage): Promise<Map<string, number>> {
  const read = await stage.readMetrics()
  return new Map(
    [...queries, ...counts].map((query) => [
      query,
      read(`sideout_live_loads_total\\{query="${query}"\\}`) || 0,
    ]),
  )
}

const readCost = async ({ pid, db }: LoadStage): Promise<Cost> => ({
  node: readTreeCpuUs(pid) / 1_000,
  postgres: readTreeCpuUs(await findPostmaster(db)) / 1_000,
})

/** Waits for the last loads of the turn before, which are not this turn's. */
async function untilQuiet(stage: LoadStage): Promise<void> {
  let before = ''
  let now = JSON.stringify([...(await readLoads(stage))])
  while (now !== before) {
    before = now
    await delay(60)
    now = JSON.stringify([...(await readLoads(stage))])
  }
}

async function measure(
  stage: LoadStage,
  measured: Measured,
  act: () => Promise<ListSeen | null>,
): Promise<void> {
  await untilQuiet(stage)
  const [loads, cost] = [await readLoads(stage), await readCost(stage)]
  const startedAt = machineMs()
  const seen = await act()
  await delay(60)
  const after = await readCost(stage)
  measured.node += after.node - cost.node
  measured.postgres += after.postgres - cost.postgres
  for (const at of seen?.at ?? []) measured.ms.push(at - startedAt)
  measured.bytes = seen?.bytes ?? 0
  for (const [query, count] of await readLoads(stage))
    measured.loads.set(query, (measured.loads.get(query) ?? 0) + count - (loads.get(query) ?? 0))
}

function print(name: string, { node, postgres, ms, loads, bytes }: Measured, alone: Cost) {
  const cpu = { node: node / rounds, postgres: postgres / rounds }
  const net = cpu.node + cpu.postgres - alone.node - alone.postgres
  const perChange = [...loads.values()].reduce((sum, count) => sum + count, 0) / rounds
  const told = [...loads]
    .filter(([, count]) => count > 0)
    .map(([query, count]) => `${query} ${(count / rounds).toFixed(1)}`)
  console.log(
    `${name.padEnd(22)} loads ${perChange.toFixed(1).padStart(6)}, CPU node ${cpu.node.toFixed(1).padStart(6)} ms + PostgreSQL ${cpu.postgres.toFixed(1).padStart(6)} ms = ${net.toFixed(1).padStart(7)} ms without the call, seen p50 ${quantile(ms, 0.5).toFixed(0)} ms, p99 ${quantile(ms, 0.99).toFixed(0)} ms, frame ${(bytes / 1_000).toFixed(1)} kB`,
  )
  if (told.length > 0) console.log(`${''.padEnd(22)} ${told.join(', ')}`)
  noteFigures(`list-fanout ${name}`, { loads: perChange, 'CPU ms': net, p99: quantile(ms, 0.99) })
  return { loads: perChange, net, p50: quantile(ms, 0.5), p99: quantile(ms, 0.99) }
}

const subscriptionsOf: Readonly<Record<string, (venue: Venue) => Subscriptions>> = {
  'two shares': ({ location: locationId }) => {
    const input = { locationId, ...range, filters: { ...noFilters, fits: null } }
    return [
      ['events-publicList', input],
      ['events-personalList', { ...input, friendsGoing: false }],
    ]
  },
  'a list for each': ({ location }) => [
    [
      'events-list',
      {
        locationIds: [location],
        ...range,
        filters: { ...noFilters, fitsLevel: false, friendsGoing: false },
      },
    ],
  ],
  'floor: one event': ({ eventIds: [eventId = ''] }) => [['events-byId', { eventId }]],
  'venue page': ({ location: locationId }) => [
    [
      'events-publicList',
      {
        locationId,
        from: range.from,
        to: dayIn(pageDays - 1),
        limit: pageEventsMax,
        filters: { ...noFilters, fits: null },
      },
    ],
    ['locations-byId', { locationId, today: range.from, events: false }],
  ],
  'venue with its events': ({ location: locationId }) => [
    ['locations-byId', { locationId, today: range.from }],
  ],
}

const calendarOf = ({ location }: Venue): Subscriptions =>
  counts.map((query) => [query, { locationIds: [location], from: range.from }])

function judge([shares, each, floor]: readonly ReturnType<typeof print>[]): void {
  if (shares === undefined || each === undefined || floor === undefined) return
  console.log(
    `two shares cost ${(shares.net / each.net).toFixed(2)} of a list for each, and ${(shares.net / floor.net).toFixed(1)} times the floor; seen (p50) ${(shares.p50 / each.p50).toFixed(2)} as late as a list for each, ${(shares.p50 / floor.p50).toFixed(2)} as late as the floor`,
  )
  const holds =
    shares.loads <= goal.loads &&
    shares.net <= goal.cpuMs &&
    shares.p50 <= goal.p50 &&
    shares.p99 <= goal.p99
  console.log(holds ? 'holds' : 'missed')
  if (!holds) process.exitCode = 1
}

async function run(stage: LoadStage): Promise<void> {
  const ways = Object.keys(subscriptionsOf)
  const alone = await makeVenue(stage, ways.length)
  const venues = await Promise.all(ways.map((_way, crowd) => makeVenue(stage, crowd)))
  await makeFriends(stage)
  const opened: Crowd[] = []
  for (const [crowd, venue] of venues.entries())
    opened.push(await openCrowd(stage, crowd, ways[crowd] ?? '', venue))
  const signUp = async ({ token }: Racer, { eventIds: [eventId = ''] }: Venue): Promise<void> => {
    const line = await openConnection(stage.port, token)
    const answer = await line.call('events-signUp', { eventId, guests: 0 }, crypto.randomUUID())
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
    line.close()
  }
  const measured = new Map(opened.map(({ name }) => [name, nothing()]))
  const call = nothing()
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const actorOf = (people: readonly Racer[]): Racer => {
      const actor = people[round]
      if (actor === undefined) throw new Error('too many rounds')
      return actor
    }
    const isKept = round >= warmUps
    await measure(stage, isKept ? call : nothing(), async () => {
      await signUp(actorOf(stage.people.slice(ways.length * windows)), alone)
      return null
    })
    for (const { name, venue, people, seen } of opened)
      await measure(stage, (isKept ? measured.get(name) : undefined) ?? nothing(), async () => {
        await signUp(actorOf(people), venue)
        return seen()
      })
  }
  const cost = { node: call.node / rounds, postgres: call.postgres / rounds }
  console.log(
    `one sign-up, ${windows} windows, ${rounds} rounds; the call alone: node ${cost.node.toFixed(1)} ms, PostgreSQL ${cost.postgres.toFixed(1)} ms`,
  )
  judge(opened.map(({ name }) => print(name, measured.get(name) ?? nothing(), cost)))
  for (const crowd of opened) crowd.process.disconnect()
}

await withLoadStage({ people: crowds * windows, env: { SOCKETS_PER_ADDRESS: '2000' } }, run)
