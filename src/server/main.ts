// The program: reads the settings, serves, prints its URL, and stops on a signal. Everything else
// is imported after the Node version check and the compile cache.
import module from 'node:module'
import { join } from 'node:path'
import type { LogDestination } from './log-destination.ts'
import { refuseNode } from './runtime/node-version.ts'
import { holdYoungMemory, releaseYoungMemory } from './runtime/young-memory.ts'

const refusal = refuseNode(process.versions.node)
if (refusal !== null) {
  process.stderr.write(`${refusal}\n`)
  process.exit(1)
}
holdYoungMemory()
module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
const { isLocalServer } = await import('./checkup/probe.ts')
const { readConfig } = await import('./config.ts')
const { explainDiskTrouble } = await import('./disk-trouble.ts')
const { createLog } = await import('./log.ts')
const { createLogDestination } = await import('./log-destination.ts')
const { serve, stopWithinMs } = await import('./serve.ts')
const { announceSetup } = await import('./runtime/announce-setup.ts')
const { createWarningBook } = await import('./runtime/warning-book.ts')

const stdout = 1
const stderr = 2
const flushWithinMs = 500
const toldWithoutStack = new Set(['ConfigError', 'EmbeddedError', 'StartError'])

const out = createLogDestination(stdout)
const err = createLogDestination(stderr)
// Other writes to these streams must not end the server when their reader is gone or the disk is
// full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return toldWithoutStack.has(error.name) ? error.message : (error.stack ?? error.message)
}

const exit = async (code: number): Promise<void> => {
  await Promise.all([out.flush(flushWithinMs), err.flush(flushWithinMs)])
  process.exit(code)
}

const fail = async (words: string): Promise<void> => {
  err.write(`${words}\n`)
  await exit(1)
}

async function chooseLog(): Promise<Pick<LogDestination, 'write'>> {
  if (!process.stderr.isTTY) return err
  const { createReadableLog } = await import('./readable-log.ts')
  return createReadableLog(err, { colors: process.stderr.hasColors() })
}

async function run(): Promise<void> {
  const config = readConfig()
  const warnings = createWarningBook(Date.now)
  const log = createLog(config.logLevel, await chooseLog(), undefined, warnings)
  const serving = serve(config, log, warnings)

  let isStopping = false
  const stop = async (code: number): Promise<void> => {
    isStopping = true
    setTimeout(() => void fail('The server did not stop in time.'), stopWithinMs).unref()
    const left = await serving.stop()
    await (left.length === 0
      ? exit(code)
      : fail(`Left behind, because it did not end in time: ${left.join(', ')}`))
  }
  const stopOnce = (): void => {
    if (isStopping) serving.hurry()
    else void stop(0)
  }
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)
  const stopBroken = (error: unknown): void => {
    log.fatal({ err: error }, 'a bug that nothing caught; the server stops')
    if (!isStopping) void stop(1)
  }
  process.on('uncaughtException', stopBroken)
  process.on('unhandledRejection', stopBroken)

  try {
    const { signIns, setupLink } = await serving.ready
    releaseYoungMemory()
    const isPrivate = process.stdout.isTTY || isLocalServer(config)
    const setup = await announceSetup(setupLink, { dataDir: config.dataDir, isPrivate })
    out.write(
      `Sideout is ready at ${config.publicUrl} (${(performance.now() / 1000).toFixed(1)} s)\n`,
    )
    const lines = signIns.map(
      ({ email, password, name }) => `  ${email.padEnd(28)} ${password.padEnd(14)} ${name}\n`,
    )
    if (lines.length > 0) out.write(`Sign in as\n${lines.join('')}`)
    out.write(setup)
  } catch (error) {
    // Errors caused by stopping aren't failures.
    if (!isStopping)
      await fail((await explainDiskTrouble(error, config.dataDir)) ?? describeError(error))
  }
}

try {
  await run()
} catch (error) {
  await fail(describeError(error))
}
