// A backup encrypted for a recipient restores with its identity alone; without it, in words.
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { beforeAll, expect, test } from 'vitest'
import { readBackupArguments } from '#server/admin-program/backup-arguments.ts'
import { runBackup, runRestore, runVerify } from '#server/admin-program/store-programs.ts'
import {
  app,
  emptyDatabase,
  folder,
  hashes,
  photos,
  startBackups,
} from '#test/scenes/backup-scene.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { makeOutdated } from '../derived/make-derived.ts'
import { assertKept } from './backup-file.ts'
import { createBackupPlace } from './create-backup-place.ts'
import { assertEmptyStore } from './load-tables.ts'
import { makeBackup } from './make-backup.ts'

// Venues are rows enough; backup.pg.test.ts holds every table.
startBackups('keep')

const skip = (): void => undefined
let recipient: string
let file: string
let identityFile: string

async function keepIdentity(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

beforeAll(async () => {
  const identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  identityFile = await keepIdentity('key.txt', `# public key: ${recipient}\r\n${identity}\r\n\n`)
  file = join(folder, 'kept.tar.gz.age')
  await makeOutdated(app.db)
  await makeBackup({ ...source(), file, recipient })
})

const source = () => ({
  connection: { connectionString: app.databaseUrl },
  photos,
  dataDir: folder,
  now: app.clock.now(),
})
const where = (databaseUrl: string, more: { identityFile?: string } = {}) => {
  const dataDir = join(folder, 'encrypted-data')
  const storage = { kind: 'folder' as const, path: join(dataDir, 'uploads') }
  return { databaseUrl, dataDir, pgOsUser: null, storage, ...more }
}

test('the file is one of age, and every table comes back with the identity', async () => {
  const bytes = await readFile(file)
  expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
  const url = await emptyDatabase()
  await runVerify(where(url, { identityFile }), file, skip)
  await runRestore(where(url, { identityFile }), file, skip)
  const db = openPatiently({ connectionString: url }, { size: 2 })
  try {
    expect(await hashes(db)).toEqual(await hashes(app.db))
  } finally {
    await db.destroy()
  }
})

test('a missing, a wrong and a spoiled identity end in words and leave the store empty', async () => {
  const other = await keepIdentity('other.txt', await generateX25519Identity())
  const spoiled = await keepIdentity('spoiled.txt', 'AGE-SECRET-KEY-1QQQ')
  const swapped = await keepIdentity('swapped.txt', recipient)
  const empty = await keepIdentity('empty.txt', '# nothing')
  const url = await emptyDatabase()
  const tries: [string | undefined, string][] = [
    [undefined, 'is encrypted: name the file of its identity with --identity FILE.'],
    [other, 'was encrypted for another identity.'],
    [spoiled, 'holds no age identity'],
    [swapped, 'holds no age identity'],
    [empty, 'holds no age identity'],
    [join(folder, 'nowhere.txt'), 'no such file'],
    [await generateX25519Identity(), 'never the key itself'],
  ]
  for (const [identity, words] of tries) {
    const target = where(url, identity === undefined ? {} : { identityFile: identity })
    for (const run of [runRestore, runVerify])
      await expect(run(target, file, skip)).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringContaining(words),
      })
  }
  await assertEmptyStore({ connectionString: url })
})

test('a cut or changed one is refused', async () => {
  const bytes = await readFile(file)
  const cut = join(folder, 'cut.tar.gz.age')
  await writeFile(cut, bytes)
  await truncate(cut, bytes.length - 1)
  const changed = join(folder, 'changed.tar.gz.age')
  const at = Math.floor(bytes.length / 2)
  await writeFile(
    changed,
    Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from([(bytes[at] ?? 0) ^ 1]),
      bytes.subarray(at + 1),
    ]),
  )
  for (const broken of [cut, changed])
    await expect(runVerify(where('', { identityFile }), broken, skip)).rejects.toThrow(
      'is not a whole backup',
    )
})

test('the bytes that the disk kept are compared, and the rows counted before they are encrypted', async () => {
  const place = createBackupPlace({ ...source(), folder })
  const [name, plain] = ['', '.age'].map((end) => `sideout-20261130T030000Z-deadbeef.tar.gz${end}`)
  const work = { now: app.clock.now(), expectedBytes: 1, signal: undefined }
  const encrypted = await place.make({ ...work, name: plain ?? '', recipient })
  const open = await place.make({ ...work, name: name ?? '', recipient: null })
  expect(encrypted.rowCount).toBe(open.rowCount)
  expect(encrypted.bytes).toBe((await stat(join(folder, plain ?? ''))).size)
  await expect(assertKept(file, '0'.repeat(64), undefined)).rejects.toThrow(
    'the disk kept something else',
  )
})

test('a file that ends in .age needs a recipient, and any other takes none', async () => {
  const wrong = join(folder, 'wrong.tar.gz.age')
  await expect(runBackup(where(app.databaseUrl), wrong, skip)).rejects.toThrow('set a key first')
  await expect(makeBackup({ ...source(), file: wrong })).rejects.toThrow('and only then')
  await expect(
    makeBackup({ ...source(), file: join(folder, 'wrong.tar.gz'), recipient }),
  ).rejects.toThrow('and only then')
  expect((await readdir(folder)).filter((name) => name.startsWith('wrong'))).toEqual([])
})

test('the programs take a file and an identity, and refuse anything else with their usage', () => {
  const read = (...args: string[]) => readBackupArguments(args, 'restore -- FILE')
  expect(read('a.age', '--identity', 'key.txt')).toEqual({ file: 'a.age', identityFile: 'key.txt' })
  expect(read('a.tar')).toEqual({ file: 'a.tar', identityFile: undefined })
  for (const args of [
    ['a', 'b'],
    ['a', '--identity'],
    ['a', '--key', 'b'],
  ])
    expect(() => read(...args)).toThrow('usage: npm run restore -- FILE')
})
