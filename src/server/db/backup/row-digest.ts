// The digest of a table: the number of its rows and the sum of their hashes. It does not depend on
// their order, so that two stores can be compared that sort otherwise.
import { hash } from 'node:crypto'

export type TableDigest = { rows: number; digest: string }

const newline = 0x0a
const lanes = 8
const laneBytes = 4

/** Takes the lines of a COPY in pieces of any size. */
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
      // COPY may hand out the same memory again.
      if (from < chunk.length) rest.push(Buffer.from(chunk.subarray(from)))
    },
    result: () => ({ rows, digest: Buffer.from(sums.buffer).toString('hex') }),
  }
}
