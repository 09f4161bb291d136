// Unzips in small steps and counts the output, whatever sizes the archive declares, because a
// megabyte can unzip to a gigabyte.
import { Unzip, UnzipInflate } from 'fflate'

/** Bytes unzipped at once; they expand to a few megabytes at most. */
const stepBytes = 4096

class TooMuchInside extends Error {}

/** The wanted files by name; null when they exceed `bytesMax` in total. */
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
