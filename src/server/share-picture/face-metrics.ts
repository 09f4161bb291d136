// Reads the character widths of a TrueType font, because the renderer draws text lines but can't
// wrap or measure them.

export type FaceMetrics = ReadonlyMap<number, number>

/** Throws unless it is a TrueType font with a Unicode map. */
export function readFaceMetrics(file: Buffer): FaceMetrics {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const tables = findTables(view)
  const unitsPerEm = view.getUint16(tables('head') + 18)
  const widths = view.getUint16(tables('hhea') + 34)
  const getAdvance = (glyph: number): number =>
    view.getUint16(tables('hmtx') + 4 * Math.min(glyph, widths - 1)) / unitsPerEm
  return new Map(
    listGlyphs(view, findSegments(view, tables('cmap'))).map(([code, glyph]) => [
      code,
      getAdvance(glyph),
    ]),
  )
}

function findTables(view: DataView): (tag: string) => number {
  const offsets = new Map<string, number>()
  for (let n = 0; n < view.getUint16(4); n += 1) {
    const at = 12 + n * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)))
    offsets.set(tag, view.getUint32(at + 8))
  }
  return (tag) => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`The face has no table ${tag}`)
    return offset
  }
}

/** The format 4 subtable, which every font with BMP characters has. */
function findSegments(view: DataView, cmap: number): number {
  for (let n = 0; n < view.getUint16(cmap + 2); n += 1) {
    const at = cmap + view.getUint32(cmap + 4 + n * 8 + 4)
    if (view.getUint16(at) === 4) return at
  }
  throw new Error('The face has no Unicode map of format 4')
}

function listGlyphs(view: DataView, table: number): [code: number, glyph: number][] {
  const count = view.getUint16(table + 6) / 2
  const found: [number, number][] = []
  for (let segment = 0; segment < count; segment += 1) {
    const end = table + 14 + segment * 2
    const start = end + count * 2 + 2
    const delta = start + count * 2
    const range = delta + count * 2
    for (let code = view.getUint16(start); code <= view.getUint16(end); code += 1) {
      const offset = view.getUint16(range)
      const listed =
        offset === 0 || code === 0xffff
          ? code
          : view.getUint16(range + offset + (code - view.getUint16(start)) * 2)
      const glyph = listed === 0 ? 0 : (listed + view.getUint16(delta)) & 0xffff
      if (glyph !== 0) found.push([code, glyph])
    }
  }
  return found
}
