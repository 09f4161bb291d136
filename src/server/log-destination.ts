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

/** Writes lines to an open file, pipe or terminal; 2 is the error output. */
export function createLogDestination(
  fd: number,
  options: LogDestinationOptions = {},
): LogDestination {
  const { writeBytes = writeToFile, waitingBytesMax = 1_000_000, pauseMs = 1_000 } = options
  const waiting: string[] = []
  const flushing: Array<() => void> = []
  let waitingBytes = 0
  let lost = 0
  let why = 'too many at once'
  let isHalfLine = false
  let isWriting = false

  const endFlushes = (): void => {
    for (const resolve of flushing.splice(0)) resolve()
  }
  const writeNext = (): void => {
    if (waiting.length === 0 && lost === 0) {
      isWriting = false
      endFlushes()
      return
    }
    const lines = [...(lost > 0 ? [sayLost(lost, why)] : []), ...waiting.splice(0)]
    const taken = lost + lines.length - (lost > 0 ? 1 : 0)
    lost = 0
    waitingBytes = 0
    writeWhole(
      writeBytes,
      fd,
      Buffer.from(`${isHalfLine ? '\n' : ''}${lines.join('')}`),
      (error, written) => {
        isHalfLine = error === null ? false : isHalfLine || written > 0
        if (error === null) {
          writeNext()
          return
        }
        lost += taken
        why = error.code ?? error.message
        endFlushes()
        setTimeout(writeNext, pauseMs).unref()
      },
    )
  }
  return {
    write: (line) => {
      const bytes = Buffer.byteLength(line)
      if (waitingBytes + bytes > waitingBytesMax) {
        lost += 1
        return
      }
      waiting.push(line)
      waitingBytes += bytes
      if (isWriting) return
      isWriting = true
      writeNext()
    },
    flush: (withinMs) =>
      new Promise((resolve) => {
        if (!isWriting) {
          resolve()
          return
        }
        const timer = setTimeout(resolve, withinMs)
        flushing.push(() => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}
