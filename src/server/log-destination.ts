// Where lines of the log go. Writing them never ends the process and never holds it up: on a full
// disk, a closed pipe or a reader that stopped reading, lines are lost and counted, and the next
// line that can be written says so.
import { write as writeToFile } from 'node:fs'

export type LogDestination = {
  /** Takes one line, with its end. Never throws, never waits. */
  write(line: string): void
  /**
   * Resolves when everything taken so far was written or given up, after `withinMs` at the latest.
   */
  flush(withinMs: number): Promise<void>
}

/** As `fs.write` with a callback; tests pass a disk of their own. */
export type WriteBytes = (
  fd: number,
  bytes: Uint8Array,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void

export type LogDestinationOptions = {
  writeBytes?: WriteBytes
  /** How much may wait to be written. Later lines are lost. */
  waitingBytesMax?: number
  /** The pause after a write that failed. */
  pauseMs?: number
}

const warnLevel = 40
const busyMs = 50

/** The reader of a pipe is behind: nothing of it failed. */
const isBusy = ({ code }: NodeJS.ErrnoException): boolean => code === 'EAGAIN' || code === 'EBUSY'

const sayLost = (lost: number, why: string): string =>
  `${JSON.stringify({ level: warnLevel, time: Date.now(), lost, why, msg: 'lines of the log were lost' })}\n`

/** Writes all bytes; `done` gets the error that stopped it, and how many were written. */
function writeWhole(
  writeBytes: WriteBytes,
  fd: number,
  bytes: Uint8Array,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
): void {
  const writeFrom = (start: number): void => {
    writeBytes(fd, bytes.subarray(start), (error, count) => {
      const written = start + (error === null ? count : 0)
      if (error !== null && isBusy(error)) setTimeout(() => writeFrom(start), busyMs).unref()
      else if (error !== null || written === bytes.length) done(error, written)
      else writeFrom(written)
    })
  }
  writeFrom(0)
}

/** The lines that wait to be written, and what is known of those that were lost. */
function createWaitingLines(bytesMax: number) {
  const lines: string[] = []
  let bytes = 0
  let lost = 0
  let why = 'too many at once'
  return {
    isEmpty: (): boolean => lines.length === 0 && lost === 0,
    /** False when there is no room for it: then it is lost. */
    add: (line: string): boolean => {
      const lineBytes = Buffer.byteLength(line)
      if (bytes + lineBytes > bytesMax) {
        lost += 1
        return false
      }
      lines.push(line)
      bytes += lineBytes
      return true
    },
    /** Takes all of them, after a line that says how many were lost before. */
    takeAll: (): { text: string; count: number } => {
      const taken = lines.splice(0)
      const text = [...(lost > 0 ? [sayLost(lost, why)] : []), ...taken].join('')
      const count = lost + taken.length
      lost = 0
      bytes = 0
      return { text, count }
    },
    lose: (count: number, reason: string): void => {
      lost += count
      why = reason
    },
  }
}

/** Flushes that wait until everything is written or given up. */
function createFlushes() {
  const waiting: Array<() => void> = []
  return {
    wait: (withinMs: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, withinMs)
        waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      }),
    end: (): void => {
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}

/** Writes lines to an open file, pipe or terminal; 2 is the error output. */
export function createLogDestination(
  fd: number,
  options: LogDestinationOptions = {},
): LogDestination {
  const { writeBytes = writeToFile, waitingBytesMax = 1_000_000, pauseMs = 1_000 } = options
  const lines = createWaitingLines(waitingBytesMax)
  const flushes = createFlushes()
  let isHalfLine = false
  let isWriting = false

  const writeNext = (): void => {
    if (lines.isEmpty()) {
      isWriting = false
      flushes.end()
      return
    }
    const { text, count } = lines.takeAll()
    const bytes = Buffer.from(`${isHalfLine ? '\n' : ''}${text}`)
    writeWhole(writeBytes, fd, bytes, (error, written) => {
      isHalfLine = error === null ? false : isHalfLine || written > 0
      if (error === null) {
        writeNext()
        return
      }
      lines.lose(count, error.code ?? error.message)
      flushes.end()
      setTimeout(writeNext, pauseMs).unref()
    })
  }
  return {
    write: (line) => {
      if (!lines.add(line) || isWriting) return
      isWriting = true
      writeNext()
    },
    flush: (withinMs) => (isWriting ? flushes.wait(withinMs) : Promise.resolve()),
  }
}
