// Runs an operator's program to its end: its exit code is 0 when it did what was asked, 1 when it
// could not or was told to stop, 2 when it was asked wrongly.
import { CommanderError } from 'commander'
import { ConfigError } from '../config.ts'
import { EmbeddedError } from '../db/embedded/embedded-error.ts'
import { StartError } from '../start-error.ts'
import { Refused } from './act.ts'

/**
 * What does not fail by then is left: a transaction is rolled back, and the next backup clears half
 * of a file.
 */
const stopsWithinMs = 12_000
const stoppedWords = 'Stopped before it was done.\n'
const stopSignals = ['SIGINT', 'SIGTERM'] as const

/**
 * Resolves when the process may end; complaints go to the error output, without a stack where they
 * are the operator's. `run` is given a signal that is aborted when the program is told to stop: a
 * second time ends it at once.
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
