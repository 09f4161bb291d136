// Parses degrees as people type and paste them.

/** Decimal degrees; NaN for anything else. A comma counts as the decimal point when unambiguous. */
export function parseCoordinate(text: string): number {
  const typed = text.trim().replace('−', '-').replace(/°$/, '')
  return /^[+-]?\d{1,3}([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** The two numbers of "30.27, -97.74", as typed; null when the text is no such pair. */
export function parsePair(text: string): [string, string] | null {
  const match = /^\s*([+−-]?\d{1,3}\.\d+)\s*[,;\s]\s*([+−-]?\d{1,3}\.\d+)\s*$/.exec(text)
  const [, lat, lon] = match ?? []
  return lat === undefined || lon === undefined ? null : [lat, lon]
}
