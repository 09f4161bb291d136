// Live windows stay open while the database is killed, keep their data, and show what changed
// meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Embedded } from '#server/db/embedded/start-embedded.ts'
import { openDatabase, type Database } from '#server/db/open-database.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { makeEmbeddedFolder, query, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { openLive, type Snapshot } from '#test/support/live-client.ts'
import { until } from '#test/support/until.ts'
import {
  bearer,
  makeNotes,
  person,
  startWireServer,
  type WireServer,
} from '#test/support/wire-server.ts'

const venue = { locationId: 'osm-way-1', today: '2026-05-01' }
const event = { eventId: '0192f0c1-2b3c-7def-8a9b-0123456789ab' }
const is =
  (value: string) =>
  (note: { value: string }): boolean =>
    note.value === value

let folder: EmbeddedFolder
let embedded: Embedded
let db: Database
let wire: WireServer

beforeAll(async () => {
  folder = await makeEmbeddedFolder()
  const bus = createLocalBus()
  embedded = await folder.start({ onUp: () => bus.invalidateEverything() })
  db = openDatabase(embedded.connection, { size: 6, onBroken: () => undefined })
  await makeNotes(db)
  wire = await startWireServer({ db, bus, log: 'fatal' })
  for (const name of ['ann', 'ben']) wire.actors.set(name, person(name))
  for (const id of [venue.locationId, event.eventId, 'guests:ann', 'alerts:ben'])
    await wire.write(id, 'first')
})
afterAll(async () => {
  await wire.close()
  await db.destroy()
  await folder.remove()
})

test('windows survive the death of the database, and one opened meanwhile is answered when it is back', async () => {
  const [ann, ben] = await Promise.all([
    openLive(wire.url, bearer('ann')),
    openLive(wire.url, bearer('ben')),
  ])
  const views = [
    await ann.subscribe('locations-byId', venue),
    await ann.subscribe('events-byId', event),
    await ben.subscribe('alerts-list', { limit: 10 }),
  ]
  await Promise.all(views.map((view) => view.shows(is('first'))))

  for (let round = 0; round < 3; round += 1) {
    const killed = embedded.pid()
    if (killed === null) throw new Error('it does not run')
    process.kill(killed, 'SIGKILL')
    for (const id of [venue.locationId, event.eventId, 'guests:ann', 'alerts:ben'])
      wire.bus.publish([`note:${id}`])
    const late = ben
      .subscribe('locations-byId', { ...venue, locationId: 'osm-way-2' })
      .catch((error: unknown) => String(error))
    await until('it is back', () => embedded.pid() !== null && embedded.pid() !== killed)

    // Written past the server, so that only its own invalidation can show it.
    await until('it answers', () =>
      query(embedded.connection, `update notes set value = 'round ${round}'`).then(
        () => true,
        () => false,
      ),
    )
    wire.bus.invalidateEverything()
    await Promise.all(views.map((view) => view.shows(is(`round ${round}`))))
    await late
  }
  for (const view of views) {
    const versions = view.snapshots().map(({ version }: Snapshot) => version)
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
  }
  expect(
    [...ann.frames, ...ben.frames].filter(
      ({ type, code }) => type === 'refused' && code !== 'location-not-found',
    ),
  ).toEqual([])
})

test('what was committed in the last moment of a database is shown after it is back, although nobody told', async () => {
  const ann = await openLive(wire.url, bearer('ann'))
  const view = await ann.subscribe('locations-byId', venue)
  await until('the first snapshot', () => view.snapshots().length > 0)
  await query(embedded.connection, "update notes set value = 'untold'")
  process.kill(embedded.pid() ?? 0, 'SIGKILL')
  await view.shows(is('untold'))
})
