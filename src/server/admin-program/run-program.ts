// Runs an operator's program to its end: its exit code is 0 when it did what was asked, 1 when it could not, 2 when it was asked wrongly.
import { CommanderError } from 'commander'
import { ConfigError } from '../config.ts'
import { EmbeddedError } from '../db/embedded/embedded-error.ts'
import { StartError } from '../start-error.ts'
import { Refused } from './act.ts'

/** Resolves when the process may end; complaints go to the error output, without a stack where they are the operator's. */
export async function runProgram(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2
      return
    }
    const isForOperator = [Refused, ConfigError, EmbeddedError, StartError].some((type) => error instanceof type)
    process.stderr.write(`${error instanceof Error ? (isForOperator ? error.message : error.stack ?? error.message) : String(error)}\n`)
    process.exitCode = 1
  }
}
