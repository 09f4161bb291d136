// Kills server and database while courts turn over. Every acknowledged Done must be stored exactly
// once, and the queue continues from there.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateToLatest } from '#server/db/migrate.ts'
import { aQueue } from '#test/scenes/queue-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import {
  makeEmbeddedFolder,
  postmasterPid,
  query,
  type EmbeddedFolder,
} from '#test/support/embedded-folder.ts'
import { isProof } from '#test/support/proof.ts'
import { makeRacers } from '#test/support/race-people.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { crashServer, type CrashServer } from './crash-server.ts'

const secret = 'a secret for crashes, long enough to sign'
const games = isProof ? 60 : 30
const cuts: ReadonlySet<number> = new Set(isProof ? [15, 30, 45] : [10, 20])

let folder: EmbeddedFolder
let home: string
let server: CrashServer
let token: string
let eventId: string

beforeAll(async () => {
  folder = await makeEmbeddedFolder()
  const embedded = await folder.start()
  home = embedded.home
  const db = openPatiently(embedded.connection, { size: 2 })
  await migrateToLatest(db)
  const racers = await makeRacers(db, 5, secret)
  token = racers[0]?.token ?? ''
  eventId = await anEvent(
    db,
    { location: await aLocation(db), organizer: 'racer1' },
    { startDate: new Date().toISOString().slice(0, 10) },
  )
  const players = racers.map(({ playerId }) => playerId)
  await aQueue(db, eventId, { players, now: Date.now() })
  await db.destroy()
  await embedded.stop()
  server = await crashServer({ DATA_DIR: folder.dataDir, SECRET: secret })
  await server.start()
})

afterAll(async () => {
  await server.stop()
  await folder.remove()
})

async function finish(game: number): Promise<number> {
  const key = randomUUID()
  const step = { kind: 'finish', court: 1, game, winner: null, points: null }
  for (;;) {
    const answer = await fetch(`${server.url}/call/queues-step`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ data: { eventId, step } }),
    }).catch(() => null)
    if (answer !== null && answer.status < 500 && answer.status !== 429) return answer.status
    await delay(50)
  }
}

async function cutPower(): Promise<void> {
  const postmaster = await postmasterPid(home)
  process.kill(postmaster, 'SIGKILL')
  await server.kill()
  await server.start()
}

test('a power cut in the middle of an evening loses no Done that was answered, and none is done twice', async () => {
  for (let game = 1; game <= games; game += 1) {
    const answered = finish(game)
    if (cuts.has(game)) await cutPower()
    expect(await answered).toBe(200)
  }
  await server.stop()
  const embedded = await folder.start()
  const rows = await query(
    embedded.connection,
    `select q.steps, (q.value->>'nextGame')::int as next,
        (select sum((m->>'games')::int) from jsonb_array_elements(q.value->'members') m)::int
          as games
      from queues q`,
  )
  await embedded.stop()
  expect(rows).toEqual([{ steps: games, next: games + 2, games: games * 4 }])
})
