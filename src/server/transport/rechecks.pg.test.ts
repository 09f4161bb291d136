// Invalidating everything rechecks each open window's session without overloading the database.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { topics } from '#server/live/topics.ts'
import { openLive } from '#test/support/live-client.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import {
  bearer,
  makeNotes,
  person,
  startWireServer,
  type WireServer,
} from '#test/support/wire-server.ts'

const people = Array.from({ length: 12 }, (_, n) => `person-${n}`)
const running = { now: 0, most: 0, all: 0 }
let waiting: (() => void)[] = []

let database: TestDatabase
let wire: WireServer

beforeAll(async () => {
  database = await testDatabase()
  await makeNotes(database.db)
  wire = await startWireServer({
    db: database.db,
    whileRefreshing: async () => {
      running.now += 1
      running.all += 1
      running.most = Math.max(running.most, running.now)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      running.now -= 1
    },
  })
  for (const name of people) wire.actors.set(name, person(name))
})
afterAll(async () => {
  await wire.close()
  await database.drop()
})

const letGo = (): void => {
  for (const go of waiting) go()
  waiting = []
}

test('when everything is looked at sessions are asked for two at a time, and who is named comes first', async () => {
  const windows = await Promise.all(people.map((name) => openLive(wire.url, bearer(name))))
  const last = windows.at(-1)
  wire.bus.invalidateEverything()
  await until('the first are asked for', () => running.now === 2)
  wire.actors.delete('person-11')
  wire.bus.publish([topics.sessions('person-11')])
  await until('the third place is for the one that is named', () => running.now === 3)
  letGo()
  expect(await last?.closed).toBe(4002)
  await until('all were asked for', () => {
    letGo()
    return running.all >= people.length
  })
  expect(running.most).toBe(3)
  await Promise.all(windows.map((window) => window.close()))
})
