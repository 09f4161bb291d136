// A healthy store: first start, later starts, permitted connections, durability.
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { assertDurable } from '#server/db/assert-durable.ts'
import {
  makeEmbeddedFolder,
  prepareStore,
  query,
  type EmbeddedFolder,
} from '#test/support/embedded-folder.ts'

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

test('the first start makes a store with its database in UTF-8 whose text functions know Unicode', async () => {
  const { connection, isNew, pid } = await folder.start({ dataDir: join(folder.path, 'fresh') })
  expect(isNew).toBe(true)
  expect(pid()).toBeGreaterThan(0)
  const rows = await query(
    connection,
    "select current_database() as name, pg_encoding_to_char(encoding) as encoding, lower('ÑANDÚ') as lower, 'Z' < 'a' as by_code from pg_database where datname = current_database()",
  )
  expect(rows).toEqual([{ name: 'sideout', encoding: 'UTF8', lower: 'ñandú', by_code: true }])
})

test('the second start finds what was stored', async () => {
  const first = await folder.start()
  await query(first.connection, "create table note as select 'kept' as words")
  await first.stop()
  const second = await folder.start()
  expect(second.isNew).toBe(false)
  expect(second.connection).toEqual(first.connection)
  expect(await query(second.connection, 'select words from note')).toEqual([{ words: 'kept' }])
})

test('a stopped store leaves no process and no lock', async () => {
  const embedded = await folder.start()
  const pid = embedded.pid() ?? 0
  await embedded.stop()
  expect(embedded.pid()).toBeNull()
  expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
  await expect(stat(join(embedded.home, 'data', 'postmaster.pid'))).rejects.toThrow(/ENOENT/)
})

test('it is durable, whatever its configuration file says', async () => {
  const first = await folder.start()
  await first.stop()
  await writeFile(
    join(first.home, 'data', 'postgresql.auto.conf'),
    'fsync = off\nfull_page_writes = off\nsynchronous_commit = off\n',
  )
  const { connection } = await folder.start()
  await assertDurable((sql) => query(connection, sql))
  const settings = await query(
    connection,
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') order by name",
  )
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'on'])
})

test('it listens on a socket that no other user can reach, and on no network address', async () => {
  const { connection } = await folder.start()
  expect(
    await query(connection, "select setting from pg_settings where name = 'listen_addresses'"),
  ).toEqual([{ setting: '' }])
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  await expect(query({ ...connection, host: '127.0.0.1' }, 'select 1')).rejects.toThrow()
})

test('a wrong password is refused even on the socket', async () => {
  const { connection, home } = await folder.start()
  await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(
    /password authentication failed/,
  )
  expect((await stat(join(home, 'password'))).mode & 0o777).toBe(0o600)
})

test('a lost password file is replaced by a new password', async () => {
  const first = await folder.start()
  await query(first.connection, 'create table note (words text)')
  await first.stop()
  await rm(join(first.home, 'password'))
  const { connection } = await folder.start()
  expect(connection.password).not.toBe(first.connection.password)
  expect(await query(connection, 'select count(*)::int as rows from note')).toEqual([{ rows: 0 }])
})

test('a DATA_DIR too long for a socket gets a private socket folder, the same at every start', async () => {
  const dataDir = join(folder.path, 'a'.repeat(60), 'b'.repeat(60))
  const first = await folder.start({ dataDir })
  expect(await query(first.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(first.home.startsWith(dataDir)).toBe(true)
  expect(first.connection.host.startsWith(dataDir)).toBe(false)
  expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700)
  await first.stop()
  const second = await folder.start({ dataDir })
  expect(second.connection.host).toBe(first.connection.host)
  await second.stop()
  await rm(second.connection.host, { recursive: true })
})

test('its log is in DATA_DIR, closed to others', async () => {
  await folder.start()
  const log = join(folder.dataDir, 'postgres.log')
  expect(await readFile(log, 'utf8')).toContain('ready to accept connections')
  expect((await stat(log)).mode & 0o077).toBe(0)
})

test('data of another major version is refused and not touched', async () => {
  const first = await folder.start()
  await first.stop()
  await writeFile(join(first.home, 'data', 'PG_VERSION'), '17\n')
  const control = await readFile(join(first.home, 'data', 'global', 'pg_control'))
  await expect(folder.start()).rejects.toThrow(
    /written by PostgreSQL 17, this is PostgreSQL 18: it is not opened/,
  )
  expect(await readFile(join(first.home, 'data', 'global', 'pg_control'))).toEqual(control)
})

test('a folder that holds something else is refused and not touched', async () => {
  const first = await folder.start()
  await first.stop()
  const data = join(first.home, 'data')
  await rm(data, { recursive: true })
  await mkdir(data)
  await chmod(data, 0o755)
  await writeFile(join(data, 'holiday.txt'), 'photos')
  await expect(folder.start()).rejects.toThrow(/is not empty and not a PostgreSQL cluster/)
  expect(await readFile(join(data, 'holiday.txt'), 'utf8')).toBe('photos')
})
