// Splits the rows of an import into batches that fit into one request each.
import { importBytesMax, importRowsMax } from '#domain/contact/contact.ts'

const encoder = new TextEncoder()

export function toBatches<Row>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1
    const last = batches.at(-1)
    if (last === undefined || last.length === importRowsMax || bytes + size > importBytesMax) {
      batches.push([row])
      bytes = size
    } else {
      last.push(row)
      bytes += size
    }
  }
  return batches
}
