// Decodes a text file of unknown encoding. If the bytes are ambiguous it returns several readings,
// so that people can pick the one that shows their names right.

/** UTF-8, then what Excel saves on Windows, on old Macs, and as "Unicode text". */
const encodings = ['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'] as const
export type TextEncoding = (typeof encodings)[number]

export type Reading = { encoding: TextEncoding; text: string }

const looked = 4096

/** Likeliest reading first; only one when the bytes are unambiguous. */
export function decodeText(bytes: Uint8Array): readonly [Reading, ...Reading[]] {
  const read = (encoding: TextEncoding): Reading => ({ encoding, text: decode(bytes, encoding) })
  if (beginsWith(bytes, [0xff, 0xfe])) return [read('utf-16le')]
  if (beginsWith(bytes, [0xfe, 0xff])) return [read('utf-16be')]
  const wide = guessWide(bytes)
  if (wide !== null) {
    const other = wide === 'utf-16le' ? 'utf-16be' : 'utf-16le'
    return [read(wide), read(other), read('utf-8')]
  }
  if (isUtf8(bytes)) return [read('utf-8')]
  const utf8 = read('utf-8')
  const [windows, mac] = [read('windows-1252'), read('macintosh')]
  if (isMostlyUtf8(utf8.text)) return [utf8, windows, mac]
  return countAccents(mac.text) > countAccents(windows.text)
    ? [mac, windows, utf8]
    : [windows, mac, utf8]
}

const decode = (bytes: Uint8Array, encoding: TextEncoding): string =>
  new TextDecoder(encoding).decode(bytes)

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Latin letters in UTF-16 have a zero in every other byte; other encodings have none. */
function guessWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  const start = bytes.subarray(0, looked)
  for (const [place, byte] of start.entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 4 < start.length) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

const isMostlyUtf8 = (text: string): boolean => {
  const beyond = text.match(/\P{ASCII}/gu) ?? []
  return beyond.filter((letter) => letter !== '\uFFFD').length * 2 >= beyond.length
}

/** In the wrong code page, 'é' becomes a capital letter or a symbol. */
const countAccents = (text: string): number => text.match(/[áéíóúüñçàèòâêôãõäëïöåæø]/g)?.length ?? 0

export const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

export const sampleWords = (text: string, count: number): string[] =>
  [...new Set(text.match(/[\p{L}\p{N}'’-]*(?!\s)\P{ASCII}[^\s,;"<>]*/gu))].slice(0, count)
