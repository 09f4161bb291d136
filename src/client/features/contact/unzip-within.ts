// Unzips in small steps and counts what comes out, whatever the archive says of its sizes: a file of
// a megabyte can hold a thousand times as much.
import { Unzip, UnzipInflate } from 'fflate'

/** Bytes that are unzipped at once: they give a few megabytes at most. */
const stepBytes = 4096

class TooMuchInside extends Error {}

/** The wanted files of an archive by their names; null where they hold more than `bytesMax` bytes. */
export function unzipWithin(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  bytesMax: number,
): Map<string, Uint8Array> | null {
  const partsByName = new Map<string, Uint8Array[]>()
  let bytes = 0
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return
    const parts: Uint8Array[] = []
    partsByName.set(file.name, parts)
    file.ondata = (error, part) => {
      if (error !== null) throw error
      bytes += part.length
      if (bytes > bytesMax) throw new TooMuchInside()
      parts.push(part)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let from = 0; from < archive.length; from += stepBytes)
      unzip.push(archive.subarray(from, from + stepBytes), from + stepBytes >= archive.length)
  } catch (error) {
    if (error instanceof TooMuchInside) return null
    throw error
  }
  return new Map([...partsByName].map(([name, parts]) => [name, join(parts)]))
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let from = 0
  for (const part of parts) {
    whole.set(part, from)
    from += part.length
  }
  return whole
}
