// The file of a replaced photo is removed even when the process hangs or is killed between commit
// and removal.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { S3Settings } from '#server/uploads/ask-s3.ts'
import { createS3Store } from '#server/uploads/s3-store.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { until } from '#test/support/until.ts'
import { expectStop, signedInAs, setUpStops } from './stop-scene.ts'

const { cleanUp, folder, launch, prepare } = setUpStops()

async function startBucket(): Promise<{ settings: S3Settings; removals(): number; heal(): void }> {
  const bucket = await startS3Server()
  cleanUp(() => bucket.close())
  const { hostname, port } = new URL(bucket.settings.endpoint)
  let removals = 0
  let isHanging = true
  const server = createServer((asked, answer) => {
    if (asked.method === 'DELETE' && isHanging) {
      removals += 1
      return
    }
    const { method, url, headers } = asked
    const passed = request({ hostname, port, method, path: url, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers)
      found.pipe(answer)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  cleanUp(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { ...bucket.settings, endpoint },
    removals: () => removals,
    heal: () => {
      isHanging = false
    },
  }
}

const toEnvironment = (settings: S3Settings): Record<string, string> => ({
  STORAGE: `s3://${settings.bucket}/${settings.prefix.replace(/\/$/, '')}`,
  S3_ENDPOINT: settings.endpoint,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})

async function endPauses(): Promise<void> {
  const embedded = await folder().start()
  const db = openPatiently(embedded.connection, { size: 1 })
  await sql`update photo_removals set due = now()`.execute(db)
  await db.destroy()
  await embedded.stop()
}

test('photos are replaced and the server stops in time while its bucket hangs; killed between commit and removal, the next server removes the files', async () => {
  const racer = await prepare()
  const bucket = await startBucket()
  const settings = toEnvironment(bucket.settings)
  const photos = createS3Store(bucket.settings)
  const server = await launch(settings)
  await server.ready()
  const send = async () =>
    sendPhoto(server.url, signedInAs(racer), `player/${racer.playerId}`, await aJpeg())
  await send()
  await send()
  await until('the removal hangs', () => bucket.removals() === 1)
  const last = await send()
  expect(last).toMatchObject({ status: 200 })
  server.signal('SIGKILL')
  await server.ended
  expect(await photos.list()).toHaveLength(3)

  await endPauses()
  const tried = bucket.removals()
  const hanging = await launch(settings)
  await hanging.ready()
  await until('the removals hang again', () => bucket.removals() > tried)
  expect(await expectStop(hanging, folder())).toBe(0)
  expect(await photos.list()).toHaveLength(3)

  bucket.heal()
  await endPauses()
  const well = await launch(settings)
  await well.ready()
  await until('only the last photo is left', async () => (await photos.list()).length === 1)
  expect(last.photoURL).toContain((await photos.list())[0])
})
