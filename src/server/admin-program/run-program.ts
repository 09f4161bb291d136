// Runs an operator's program and sets its exit code: 0 done, 1 failed or stopped, 2 wrong usage.
import { CommanderError } from 'commander'
import { ConfigError } from '../config.ts'
import { EmbeddedError } from '../db/embedded/embedded-error.ts'
import { StartError } from '../start-error.ts'
import { Refused } from './act.ts'

/**
 * After this the process exits anyway: open transactions roll back, and the next backup removes a
 * partial file.
 */
const stopsWithinMs = 12_000
const stoppedWords = 'Stopped before it was done.\n'
const stopSignals = ['SIGINT', 'SIGTERM'] as const

/**
 * Resolves when the process may exit. Operator mistakes are printed to stderr without a stack. The
 * first stop signal aborts `run`'s signal; the second exits at once.
 */
export async function runProgram(run: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const stopping = new AbortController()
  const stop = (): void => {
    stopping.abort()
    setTimeout(() => {
      process.stderr.write(stoppedWords)
      process.exit(1)
    }, stopsWithinMs).unref()
  }
  for (const name of stopSignals) process.once(name, stop)
  try {
    await run(stopping.signal)
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2
      return
    }
    process.stderr.write(stopping.signal.aborted ? stoppedWords : `${describeError(error)}\n`)
    process.exitCode = 1
  } finally {
    for (const name of stopSignals) process.off(name, stop)
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isForOperator = [Refused, ConfigError, EmbeddedError, StartError].some(
    (type) => error instanceof type,
  )
  return isForOperator ? error.message : (error.stack ?? error.message)
}
