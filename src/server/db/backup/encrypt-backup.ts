// Encrypts backups with age, in pieces of 64 kB, for a recipient whose identity the owner keeps.
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { hasRecipientForm } from '#domain/backup/recipient.ts'
import { getMessage, StartError } from '#server/start-error.ts'
import { WrongKey } from './refused-backup.ts'

type Bytes = AsyncIterable<Uint8Array>

function toStream(bytes: Bytes): ReadableStream<Uint8Array> {
  const reading = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await reading.next()
      if (done === true) stream.close()
      else stream.enqueue(value)
    },
    cancel: async () => {
      await reading.return?.()
    },
  })
}

const fromStream = (stream: ReadableStream<Uint8Array>): Bytes => stream

export async function* encryptFor(recipient: string, plain: Bytes): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  yield* fromStream(await encrypter.encrypt(toStream(plain)))
}

/** Encrypts an empty text, because only then the library looks at the key itself. */
export async function canEncryptFor(recipient: string): Promise<boolean> {
  if (!hasRecipientForm(recipient)) return false
  try {
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    await encrypter.encrypt('')
    return true
  } catch {
    return false
  }
}

export async function* decryptFile(
  file: string,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  if (identities.length === 0)
    throw new StartError(
      `${file} is encrypted: name the file of its identity with --identity FILE. Nothing was changed.`,
    )
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const stream = toStream(createReadStream(file) as AsyncIterable<Buffer>)
  const plain = await decrypter.decrypt(stream).catch((error: unknown) => {
    throw getMessage(error).startsWith('no identity matched')
      ? new WrongKey(`${file} was encrypted for another identity. Nothing was changed.`)
      : error
  })
  yield* fromStream(plain)
}

const secretForm = /AGE-SECRET-KEY-/i

/** A file as age-keygen writes it: its other lines are comments. */
export async function readIdentities(file: string): Promise<string[]> {
  // A key on a command line is in the history and in the list of processes.
  if (secretForm.test(file))
    throw new StartError('--identity: names a file that holds the key, never the key itself.')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`--identity: ${getMessage(error)}. Nothing was changed.`)
  })
  const found = parseIdentities(text)
  if (found === null)
    throw new StartError(
      `${file} holds no age identity, a line that begins with AGE-SECRET-KEY-. Nothing was changed.`,
    )
  return found
}

export function parseIdentities(text: string): string[] | null {
  const lines = text.split('\n').map((line) => line.trim())
  const found = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return found.length > 0 && found.every(isIdentity) ? found : null
}

function isIdentity(line: string): boolean {
  try {
    new Decrypter().addIdentity(line)
    return true
  } catch {
    return false
  }
}
