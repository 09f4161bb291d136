// Whatever died, the next start recovers without help, and two servers never share a store.
import { spawn } from 'node:child_process'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  makeEmbeddedFolder,
  postmasterPid,
  prepareStore,
  query,
  type EmbeddedFolder,
} from '#test/support/embedded-folder.ts'
import { launchEmbeddedProcess, startEmbeddedProcess } from '#test/support/embedded-process.ts'
import { until } from '#test/support/until.ts'
import { isAlive, servesFolder } from './postmaster-file.ts'

let prepared: EmbeddedFolder
let folder: EmbeddedFolder
beforeAll(async () => {
  prepared = await prepareStore()
})
afterAll(() => prepared.remove())
beforeEach(async () => {
  folder = await makeEmbeddedFolder(prepared)
})
afterEach(() => folder.remove())

const kill = (pid: number): void => void process.kill(pid, 'SIGKILL')

test('a PostgreSQL that outlived its killed server is stopped, and what it had answered is there', async () => {
  const owner = await startEmbeddedProcess({ dataDir: folder.dataDir })
  const { pid, connection } = owner.started ?? expect.unreachable(owner.refused ?? '')
  await query(connection, "create table note as select 'kept' as words")
  owner.child.kill('SIGKILL')
  await owner.ended
  expect(await servesFolder(pid, join(connection.host, 'data'))).toBe(true)

  const next = await folder.start()
  expect(folder.said).toContain('embedded PostgreSQL: stopped an orphan')
  expect(await servesFolder(pid, join(next.home, 'data'))).toBe(false)
  expect(await query(next.connection, 'select words from note')).toEqual([{ words: 'kept' }])
})

test('an orphan with an open transaction is stopped too', async () => {
  const owner = await startEmbeddedProcess({ dataDir: folder.dataDir })
  const { connection } = owner.started ?? expect.unreachable(owner.refused ?? '')
  const sleeping = query(connection, 'select pg_sleep(600)').catch(() => 'broken')
  await until(
    'the statement runs',
    async () =>
      (
        await query(
          connection,
          "select 1 from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()",
        )
      ).length > 0,
  )
  owner.child.kill('SIGKILL')
  await owner.ended
  const next = await folder.start()
  expect(await sleeping).toBe('broken')
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('server and database killed together: the next start recovers', async () => {
  const owner = await startEmbeddedProcess({ dataDir: folder.dataDir })
  const { pid, connection } = owner.started ?? expect.unreachable(owner.refused ?? '')
  await query(connection, "create table note as select 'kept' as words")
  owner.child.kill('SIGKILL')
  kill(pid)
  await owner.ended
  const next = await folder.start()
  expect(await query(next.connection, 'select words from note')).toEqual([{ words: 'kept' }])
})

test('a lock left by a dead process is cleared', async () => {
  const first = await folder.start()
  await first.stop()
  const dead = spawn('true')
  await new Promise((resolve) => dead.once('exit', resolve))
  await writeFile(
    join(first.home, 'data', 'postmaster.pid'),
    `${dead.pid}\n${join(first.home, 'data')}\n`,
  )
  await writeFile(join(first.home, '.s.PGSQL.5432.lock'), `${dead.pid}\n`)
  const next = await folder.start()
  expect(folder.said).toContain('embedded PostgreSQL: cleared a stale lock')
  expect(await postmasterPid(next.home)).toBe(next.pid())
})

test('a lock that a full disk or a power cut left empty is cleared', async () => {
  const first = await folder.start()
  await first.stop()
  await writeFile(join(first.home, 'data', 'postmaster.pid'), '')
  const next = await folder.start()
  expect(folder.said).toContain('embedded PostgreSQL: cleared a stale lock')
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a PostgreSQL that was halted is ended with all its processes after the time given', async () => {
  const embedded = await folder.start()
  const sleeping = query(embedded.connection, 'select pg_sleep(600)').catch(() => 'broken')
  const backend = await until('the statement runs', async () => {
    const asked =
      "select pid from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()"
    return (await query(embedded.connection, asked))[0]?.['pid'] as number | undefined
  })
  const pid = embedded.pid() ?? 0
  for (const halted of [pid, backend]) process.kill(halted, 'SIGSTOP')
  await embedded.stop(4_000)
  expect(await sleeping).toBe('broken')
  await until('its backend is gone', () => !isAlive(backend))
  expect(isAlive(pid)).toBe(false)
  const next = await folder.start()
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a lock whose process number belongs to another program by now is cleared, and that program lives on', async () => {
  const first = await folder.start()
  const { uid, gid } = await stat(first.home)
  await first.stop()
  // The same user's process; PostgreSQL on its own would take it for a live postmaster.
  const stranger = spawn('sleep', ['600'], { uid, gid, cwd: '/' })
  try {
    await writeFile(
      join(first.home, 'data', 'postmaster.pid'),
      `${stranger.pid}\n${join(first.home, 'data')}\n`,
    )
    await writeFile(join(first.home, '.s.PGSQL.5432.lock'), `${stranger.pid}\n`)
    const next = await folder.start()
    expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  } finally {
    stranger.kill('SIGKILL')
  }
})

test('a server killed while it makes the store leaves nothing in the way of the next start', async () => {
  const dataDir = join(folder.path, 'fresh')
  const home = join(dataDir, 'postgres')
  const owner = launchEmbeddedProcess({ dataDir })
  const ended = new Promise((resolve) => owner.once('close', resolve))
  const isHalfMade = async (): Promise<boolean> =>
    (await readdir(home).catch(() => [])).some((name) => name.startsWith('making-'))
  await until('the cluster is half made', isHalfMade)
  owner.kill('SIGKILL')
  await ended
  const next = await folder.start({ dataDir })
  expect(next.isNew).toBe(true)
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(home)).filter((name) => name.startsWith('making-'))).toEqual([])
})

test('a half-made cluster of an earlier start is thrown away', async () => {
  const half = join(folder.dataDir, 'postgres', 'making-1')
  const first = await folder.start()
  await first.stop()
  await mkdir(join(half, 'base'), { recursive: true })
  await writeFile(join(half, 'PG_VERSION'), '18\n')
  const next = await folder.start()
  expect(next.isNew).toBe(false)
  await expect(stat(half)).rejects.toThrow(/ENOENT/)
})

test('a second server on the same DATA_DIR is refused with the number of the first, which is not disturbed', async () => {
  const owner = await startEmbeddedProcess({ dataDir: folder.dataDir })
  const { pid, connection } = owner.started ?? expect.unreachable(owner.refused ?? '')
  await expect(folder.start()).rejects.toThrow(
    new RegExp(`already belongs to a running server \\(process ${owner.child.pid}\\)`),
  )
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(isAlive(pid)).toBe(true)
  owner.child.kill('SIGTERM')
  await owner.ended
  const next = await folder.start()
  expect(next.isNew).toBe(false)
})

test('of several servers that start at once, one gets the store', async () => {
  const owners = await Promise.all(
    [1, 2, 3].map(() => startEmbeddedProcess({ dataDir: folder.dataDir })),
  )
  expect(owners.filter(({ started }) => started !== null)).toHaveLength(1)
  for (const { refused } of owners.filter(({ started }) => started === null))
    expect(refused).toMatch(/already belongs to a running server/)
  for (const owner of owners) {
    owner.child.kill('SIGTERM')
    await owner.ended
  }
})

test('the same process cannot start its store twice', async () => {
  await folder.start()
  await expect(folder.start()).rejects.toThrow(/already belongs to a running server/)
})

test('a killed PostgreSQL is back at once, again and again, with every answered row', async () => {
  const events: string[] = []
  const embedded = await folder.start({
    onDown: () => events.push('down'),
    onUp: () => events.push('up'),
  })
  await query(embedded.connection, 'create table note (round int)')
  for (let round = 1; round <= 3; round += 1) {
    await query(embedded.connection, `insert into note values (${round})`)
    const busy = query(embedded.connection, 'select pg_sleep(600)').catch(() => 'broken')
    kill(embedded.pid() ?? 0)
    await until('the database is back', async () =>
      query(embedded.connection, 'select 1').catch(() => null),
    )
    expect(await busy).toBe('broken')
    expect(await query(embedded.connection, 'select count(*)::int as rows from note')).toEqual([
      { rows: round },
    ])
    await until('the return is told', () => events.length === round * 2)
  }
  expect(events.slice(0, 2)).toEqual(['down', 'up'])
})

test('a stop while PostgreSQL is being started again leaves nothing running', async () => {
  const embedded = await folder.start()
  kill(embedded.pid() ?? 0)
  await until('its end is noticed', () => embedded.pid() === null)
  await embedded.stop()
  expect(embedded.pid()).toBeNull()
  const next = await folder.start()
  expect(folder.said).not.toContain('embedded PostgreSQL: stopped an orphan')
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})
