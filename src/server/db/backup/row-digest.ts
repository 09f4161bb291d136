// The digest of a table: its row count and the sum of its row hashes. It doesn't depend on row
// order, so stores with different sort orders can be compared.
import { hash } from 'node:crypto'

export type TableDigest = { rows: number; digest: string }

const newline = 0x0a
const lanes = 8
const laneBytes = 4

export function createRowDigest(): { add(chunk: Buffer): void; result(): TableDigest } {
  const sums = new Uint32Array(lanes)
  let rows = 0
  let rest: Buffer[] = []

  const count = (line: Buffer): void => {
    const hashed = hash('sha256', line, 'buffer')
    for (let lane = 0; lane < lanes; lane += 1)
      sums[lane] = (sums[lane] ?? 0) + hashed.readUInt32LE(lane * laneBytes)
    rows += 1
  }
  return {
    add: (chunk) => {
      let from = 0
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
        const line = chunk.subarray(from, end)
        count(rest.length === 0 ? line : Buffer.concat([...rest, line]))
        rest = []
        from = end + 1
      }
      // COPY may reuse the same memory, so the rest is copied.
      if (from < chunk.length) rest.push(Buffer.from(chunk.subarray(from)))
    },
    result: () => ({ rows, digest: Buffer.from(sums.buffer).toString('hex') }),
  }
}
