// Writes log lines without ever blocking or ending the process: on a full disk, a closed pipe or a
// stalled reader, lines are dropped and counted, and the next written line reports the count.
import { write as writeToFile } from 'node:fs'

export type LogDestination = {
  /** Takes one line, including its line end. Never throws or waits. */
  write(line: string): void
  /** Resolves when everything so far was written or dropped, after `withinMs` at the latest. */
  flush(withinMs: number): Promise<void>
}

export type WriteBytes = (
  fd: number,
  bytes: Uint8Array,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void

export type LogDestinationOptions = {
  writeBytes?: WriteBytes
  /** Bytes that may be pending; later lines are dropped. */
  waitingBytesMax?: number
  pauseMs?: number
}

const warnLevel = 40
const busyMs = 50

/** A pipe's reader is behind; the write didn't fail. */
const isBusy = ({ code }: NodeJS.ErrnoException): boolean => code === 'EAGAIN' || code === 'EBUSY'

const sayLost = (lost: number, why: string): string =>
  `${JSON.stringify({ level: warnLevel, time: Date.now(), lost, why, msg: 'lines of the log were lost' })}\n`

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

function createWaitingLines(bytesMax: number) {
  const lines: string[] = []
  let bytes = 0
  let lost = 0
  let why = 'too many at once'
  return {
    isEmpty: (): boolean => lines.length === 0 && lost === 0,
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
