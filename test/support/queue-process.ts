// A server's job queue as a separate process that tests can kill; prints "began" when its single,
// endless job starts. Run as a program: `node queue-process.ts postgres://…`.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { startQueue, type Pace } from '#server/jobs/queue.ts'

export const quickPace: Pace = {
  pollSeconds: 0.5,
  cronSeconds: 1,
  superviseSeconds: 1,
  retrySeconds: 0,
}
export const neverEnding = 'never-ending'
/** Once a year, so that only jobs sent explicitly run. */
export const hardlyEver = '0 0 1 1 *'

export async function startQueueProcess(databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const run = () =>
    new Promise<never>(() => {
      process.stdout.write('began\n')
    })
  startQueue(
    { log: pino({ level: 'silent' }), clock: { now: () => Date.now() } },
    { connectionString: process.argv[2] ?? '' },
    [{ name: neverEnding, cron: hardlyEver, run }],
    quickPace,
  )
}
