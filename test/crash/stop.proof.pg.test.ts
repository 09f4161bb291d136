// A stop ends within fifteen seconds in every state and leaves no PostgreSQL process behind.
import { readdirSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toPhotoKey, toPhotoUrl } from '#domain/photo/photo.ts'
import { postmasterPid, query } from '#test/support/embedded-folder.ts'
import { haltProcess, resumeProcess } from '#test/support/halt-process.ts'
import { holdOn } from '#test/support/hold-on.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { launchTool, type ToolProgram } from '#test/support/tool-program.ts'
import { until } from '#test/support/until.ts'
import {
  bucketSettings,
  expectStop,
  listProcessesIn,
  signedInAs,
  slow,
  stopsWithinMs,
  setUpStops,
} from './stop-scene.ts'

const { aHangingServer, cleanUp, folder, launch, prepare, startOwnDatabase } = setUpStops()

const home = (): string => join(folder().dataDir, 'postgres')

test(
  'while a bucket hangs with a photo on its way',
  async () => {
    const racer = await prepare()
    const bucket = await aHangingServer()
    const server = await launch(bucketSettings(bucket.address))
    await server.ready()
    const before = bucket.connections()
    const sent = sendPhoto(
      server.url,
      signedInAs(racer),
      `player/${racer.playerId}`,
      await aJpeg(),
    ).catch(() => null)
    await until('the photo is on its way', () => bucket.connections() > before)
    expect(await expectStop(server, folder())).toBe(0)
    expect(await sent).toMatchObject({ status: 503, code: 'unavailable' })
  },
  slow,
)

test(
  'while a mail server hangs',
  async () => {
    await prepare()
    const mailServer = await aHangingServer()
    const server = await launch({ SMTP_URL: `smtp://${mailServer.address}` })
    await server.ready()
    const ask = (path: string, body: object): Promise<Response> =>
      fetch(`${server.url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url },
        body: JSON.stringify({ email: 'ann@example.org', ...body }),
      })
    expect(
      (await ask('sign-up/email', { password: 'correct horse battery staple 9', name: '' })).status,
    ).toBe(200)
    void ask('sign-in/magic-link', {}).catch(() => null)
    await until('the mail is on its way', () => mailServer.connections() > 0)
    expect(await expectStop(server, folder())).toBe(0)
  },
  slow,
)

test(
  'while its own PostgreSQL is halted with a call in flight, which the next start recovers from',
  async () => {
    const racer = await prepare()
    const server = await launch()
    await server.ready()
    haltProcess(await postmasterPid(home()))
    const call = fetch(`${server.url}/call/alerts-markAllRead`, {
      method: 'POST',
      body: '{"data":{}}',
      headers: { 'content-type': 'application/json', ...signedInAs(racer) },
    }).catch(() => null)
    await expectStop(server, folder())
    await call
    const again = await launch()
    await again.ready()
    expect(await expectStop(again, folder())).toBe(0)
  },
  slow,
)

test(
  "while a database of one's own is halted",
  async () => {
    await prepare()
    const { embedded, settings } = await startOwnDatabase()
    const server = await launch(settings)
    await server.ready()
    const pid = embedded.pid() ?? 0
    haltProcess(pid)
    const began = performance.now()
    server.signal('SIGTERM')
    await server.ended
    expect(performance.now() - began).toBeLessThan(stopsWithinMs)
    resumeProcess(pid)
  },
  slow,
)

test(
  "while the tables of a database of one's own are brought forward",
  async () => {
    await prepare()
    const { embedded, settings } = await startOwnDatabase()
    const db = openPatiently(embedded.connection, { size: 1 })
    await db.transaction().execute(async (tx) => {
      await holdOn(tx)
      await sql`lock table migrations, migrations_lock in access exclusive mode`.execute(tx)
      const server = await launch(settings)
      await until('a step waits', async () => {
        const rows = await query(
          embedded.connection,
          "select 1 from pg_locks where not granted and relation in ('migrations'::regclass, 'migrations_lock'::regclass)",
        )
        return rows.length > 0
      })
      const began = performance.now()
      server.signal('SIGTERM')
      expect(await server.ended).toBe(0)
      expect(performance.now() - began).toBeLessThan(stopsWithinMs)
      expect(server.err()).toBe('')
    })
    await db.destroy()
  },
  slow,
)

test(
  'at any moment of a first start',
  async () => {
    for (const afterMs of [200, 700, 1_200, 2_000, 3_500]) {
      const server = await launch({ DEMO: 'on' })
      await delay(afterMs)
      expect([0, 'SIGTERM']).toContain(await expectStop(server, folder()))
      expect(server.err()).toBe('')
    }
  },
  slow,
)

test(
  'at once when it is told twice',
  async () => {
    await prepare()
    const bucket = await aHangingServer()
    const server = await launch(bucketSettings(bucket.address))
    await server.ready()
    // Without the stop, the server would wait nine seconds for a hanging bucket.
    const asked = fetch(`${server.url}/photos/00000000-0000-7000-8000-000000000000.webp`).catch(
      () => null,
    )
    await until('a photo is asked for', () => bucket.connections() > 0)
    const began = performance.now()
    await expectStop(server, folder(), { times: 2 })
    expect(performance.now() - began).toBeLessThan(5_000)
    await asked
  },
  slow,
)

test.each([
  ['runs', () => undefined],
  ['is halted', haltProcess],
])(
  'in the middle of making the store, whose initdb %s; the next start makes it whole',
  async (_how, act) => {
    const server = await launch()
    const isMaking = (): boolean => {
      try {
        return readdirSync(home()).some((name) => name.startsWith('making-'))
      } catch {
        return false
      }
    }
    // Its folder is there a moment before initdb.
    act(await until('initdb runs', () => (isMaking() ? listProcessesIn(home())[0] : null)))
    expect(await expectStop(server, folder())).toBe(0)
    expect(server.err()).toBe('')
    const again = await launch()
    await again.ready()
    expect((await readdir(home())).filter((name) => name.startsWith('making-'))).toEqual([])
    expect(await expectStop(again, folder())).toBe(0)
  },
  slow,
)

async function launchWaitingBackup(): Promise<ToolProgram & { backups: string }> {
  const bucket = await aHangingServer()
  const backups = join(folder().path, 'backups')
  await mkdir(backups)
  const settings = { DATA_DIR: folder().dataDir, ...bucketSettings(bucket.address) }
  const backup = launchTool('backup', [join(backups, 'sideout.tar')], settings)
  cleanUp(async () => {
    backup.signal('SIGKILL')
    await backup.ended
  })
  await until('the backup waits for a photo', () => bucket.connections() > 0, 30_000)
  return { ...backup, backups }
}

const prepareWithPhoto = () =>
  prepare((db, { playerId }) => {
    const photoUrl = toPhotoUrl(toPhotoKey('0193b1c2-4d5e-7f60-8a7b-9c0d1e2f3a4b'), 1)
    return db.updateTable('players').set({ photoUrl }).where('playerId', '=', playerId).execute()
  })

test(
  'while a backup runs beside it, which ends too and leaves no half of a file',
  async () => {
    await prepareWithPhoto()
    const server = await launch()
    await server.ready()
    const backup = await launchWaitingBackup()
    const ended = performance.now()
    expect(await expectStop(server, folder())).toBe(0)
    expect(await backup.ended).toBe(1)
    expect(performance.now() - ended).toBeLessThan(stopsWithinMs)
    expect(await readdir(backup.backups)).toEqual([])
    const again = await launch()
    await again.ready()
    expect(await expectStop(again, folder())).toBe(0)
  },
  slow,
)

test(
  'of a backup that runs without a server: its PostgreSQL ends with it, and the next start is whole',
  async () => {
    await prepareWithPhoto()
    const backup = await launchWaitingBackup()
    expect(await expectStop(backup, folder())).toBe(1)
    expect(backup.err()).toBe('Stopped before it was done.\n')
    expect(await readdir(backup.backups)).toEqual([])
    const again = await launch()
    await again.ready()
    expect(await expectStop(again, folder())).toBe(0)
  },
  slow,
)
