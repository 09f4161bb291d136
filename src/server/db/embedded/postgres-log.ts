// PostgreSQL's own log, a plain file that can be written without the server and is bounded while it
// runs: at the limit it is moved to postgres.log.1 and starts again.
import { constants } from 'node:fs'
import { copyFile, open, readFile } from 'node:fs/promises'

export type PostgresLog = {
  fd: number
  size: () => Promise<number>
  readSince: (size: number) => Promise<string>
  close: () => Promise<void>
}

export async function openPostgresLog(
  file: string,
  limits = { bytes: 5_000_000, checkMs: 60_000 },
): Promise<PostgresLog> {
  const handle = await open(file, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT, 0o600)
  const size = async (): Promise<number> => (await handle.stat()).size
  let isMoving = false
  const bound = async (): Promise<void> => {
    // A second, concurrent move would copy the emptied log over the full one.
    if (isMoving) return
    isMoving = true
    try {
      if ((await size()) <= limits.bytes) return
      await copyFile(file, `${file}.1`)
      // PostgreSQL appends, so it continues at the new end.
      await handle.truncate(0)
    } finally {
      isMoving = false
    }
  }
  await bound()
  // A full disk must not end the server; the next check tries again.
  const timer = setInterval(() => void bound().catch(() => undefined), limits.checkMs)
  timer.unref()
  return {
    fd: handle.fd,
    size,
    readSince: async (since) =>
      (await readFile(file)).subarray(since).toString().slice(-4000).trim(),
    close: () => {
      clearInterval(timer)
      return handle.close()
    },
  }
}
