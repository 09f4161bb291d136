// The backup file: a tar, gzipped and encrypted as its name ends, streamed both ways. It gets its final
// name only when it is complete and on disk; every entry is hashed when written and read.
import { createHash, hash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack, type Pack } from 'tar-stream'
import { isEncryptedBackup } from '#domain/backup/backup.ts'
import { syncFolder } from '#server/durable-file.ts'
import { getMessage, StartError } from '#server/start-error.ts'
import { decryptFile, encryptFor } from './encrypt-backup.ts'
import { removeUnfinishedBackups, toTemporaryName } from './half-made.ts'
import {
  manifestEntry,
  manifestHashEntry,
  parseManifest,
  type Manifest,
  type Part,
} from './manifest.ts'

const isGzipped = (file: string): boolean => /\.t?gz(?:\.age)?$/.test(file)

export type BackupWriter = {
  add(name: string, bytes: Uint8Array): Promise<void>
  readonly entries: readonly Part[]
}

/** The hash is of the file: what is encrypted can only be compared by it. */
export async function writeBackupFile(
  { file, recipient = null }: { file: string; recipient?: string | null | undefined },
  fill: (writer: BackupWriter) => Promise<Omit<Manifest, 'entries'>>,
): Promise<{ manifest: Manifest; sha256: string }> {
  if (isEncryptedBackup(file) !== (recipient !== null))
    throw new StartError(`${file}: a backup ends in .age when it is encrypted, and only then.`)
  // A backup holds everyone's data, so no other user may read its folder.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await removeUnfinishedBackups(file, Date.now())
  const beside = toTemporaryName(file)
  const tar = pack()
  const out = createWriteStream(beside, { flags: 'wx', mode: 0o600 })
  const hashing = createHash('sha256')
  const written = pipeTar({ tar, file, recipient, hashing, out })
  const failed = written.then(() => {
    throw new Error('the file ended before its end')
  })
  failed.catch(() => undefined)
  const entries: Part[] = []
  // Resolves when the entry was written, which bounds memory use; a disk failure rejects it too.
  const put = (name: string, bytes: Uint8Array): Promise<void> =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => {
        tar.entry(
          { name, mode: 0o600, size: bytes.length },
          Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          (error) => {
            if (error) reject(error)
            else resolve()
          },
        )
      }),
    ])
  try {
    const add = async (name: string, bytes: Uint8Array): Promise<void> => {
      entries.push({ name, size: bytes.length, sha256: hash('sha256', bytes) })
      await put(name, bytes)
    }
    const manifest = { ...(await fill({ add, entries })), entries }
    const text = JSON.stringify(manifest)
    await put(manifestEntry, Buffer.from(text))
    await put(manifestHashEntry, Buffer.from(hash('sha256', text)))
    tar.finalize()
    await written
    await publishBackupFile(beside, file)
    return { manifest, sha256: hashing.digest('hex') }
  } finally {
    tar.destroy()
    await written.catch(() => undefined)
    await rm(beside, { force: true })
  }
}

type Piping = {
  tar: Pack
  file: string
  recipient: string | null
  hashing: Hash
  out: WriteStream
}

const pipeTar = ({ tar, file, recipient, hashing, out }: Piping): Promise<void> =>
  pipeline(
    tar,
    isGzipped(file) ? createGzip({ level: 4 }) : new PassThrough(),
    (plain: AsyncIterable<Buffer>) => (recipient === null ? plain : encryptFor(recipient, plain)),
    async function* (bytes: AsyncIterable<Uint8Array>) {
      for await (const chunk of bytes) {
        hashing.update(chunk)
        yield chunk
      }
    },
    out,
  )

/** Links instead of renaming, because a link never replaces an existing file. */
async function publishBackupFile(beside: string, file: string): Promise<void> {
  const handle = await open(beside, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  await link(beside, file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new StartError(`${file} is there already: a backup is never overwritten.`)
      : error
  })
  await syncFolder(dirname(file))
}

export type BackupMember = { name: string; chunks: AsyncIterable<Buffer> }

export type BackupOpening = {
  signal?: AbortSignal | undefined
  identities?: readonly string[] | undefined
}

export async function* readBackupFile(
  file: string,
  { signal, identities = [] }: BackupOpening,
): AsyncGenerator<BackupMember> {
  const tar = extract()
  const options = signal === undefined ? {} : { signal }
  const bytes = isEncryptedBackup(file) ? decryptFile(file, identities) : createReadStream(file)
  const reading = isGzipped(file)
    ? pipeline(bytes, createGunzip(), tar, options)
    : pipeline(bytes, tar, options)
  reading.catch((error: unknown) =>
    tar.destroy(error instanceof Error ? error : new Error(getMessage(error))),
  )
  for await (const entry of tar)
    yield { name: entry.header.name, chunks: entry as AsyncIterable<Buffer> }
  await reading
}

export async function hashFile(file: string, signal?: AbortSignal): Promise<string> {
  const hashing = createHash('sha256')
  const options = signal === undefined ? {} : { signal }
  for await (const chunk of createReadStream(file, options) as AsyncIterable<Buffer>)
    hashing.update(chunk)
  return hashing.digest('hex')
}

export async function assertKept(
  file: string,
  sha256: string | null,
  signal?: AbortSignal,
): Promise<void> {
  if (sha256 !== null && (await hashFile(file, signal)) !== sha256)
    throw new StartError(`${file} is not a whole backup: the disk kept something else.`)
}

export async function checkBackupFile(file: string, opening: BackupOpening): Promise<Manifest> {
  try {
    return await checked(file, opening)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `${file} is not a whole backup: ${getMessage(error)}. Nothing was changed.`,
      { cause: error },
    )
  }
}

async function checked(file: string, opening: BackupOpening): Promise<Manifest> {
  const found: Part[] = []
  const last = new Map<string, string>()
  for await (const { name, chunks } of readBackupFile(file, opening)) {
    const hashing = createHash('sha256')
    const kept: Buffer[] = []
    let size = 0
    for await (const chunk of chunks) {
      hashing.update(chunk)
      size += chunk.length
      if (name === manifestEntry || name === manifestHashEntry) kept.push(Buffer.from(chunk))
    }
    if (kept.length > 0) last.set(name, Buffer.concat(kept).toString())
    else found.push({ name, size, sha256: hashing.digest('hex') })
  }
  const text = last.get(manifestEntry)
  if (text === undefined || last.get(manifestHashEntry) !== hash('sha256', text))
    throw new Error('its end is missing or was changed')
  const manifest = parseManifest(text)
  const wrong = manifest.entries.find(
    (entry, index) =>
      entry.name !== found[index]?.name ||
      entry.size !== found[index]?.size ||
      entry.sha256 !== found[index]?.sha256,
  )
  if (wrong !== undefined || found.length !== manifest.entries.length)
    throw new Error(`${wrong?.name ?? 'an entry'} is missing or was changed`)
  return manifest
}
