// Streams files as one ZIP archive, holding only one file in memory at a time.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ArchiveFile = {
  name: string
  content: Uint8Array
  isDense?: boolean
}

export async function* zipFiles(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const archive = new Zip((error, piece) => {
    if (error === null) ready.push(piece)
    else failure = error
  })
  for await (const { name, content, isDense = false } of files) {
    const entry = isDense ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    archive.add(entry)
    entry.push(content, true)
    if (failure !== null) throw failure
    yield* ready.splice(0)
  }
  archive.end()
  yield* ready.splice(0)
}
