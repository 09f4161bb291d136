// The program: reads the settings, serves, says where, and stops when it is told to. Compiled code is kept between starts,
// which is why everything else is imported after that.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
const { readConfig } = await import('./config.ts')
const { serve } = await import('./serve.ts')

const stopsWithinMs = 15_000
/** Errors made for the operator: their message is all there is to say. */
const toldWithoutStack = new Set(['ConfigError', 'EmbeddedError', 'StartError'])

const fail = (error: unknown): never => {
  const isForOperator = error instanceof Error && toldWithoutStack.has(error.name)
  process.stderr.write(`${isForOperator ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

try {
  const config = readConfig()
  const serving = serve(config)

  let isStopping = false
  const stopOnce = (): void => {
    // Told twice: do not wait any longer.
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => fail(new Error('The server did not stop in time.')), stopsWithinMs).unref()
    serving.then((running) => running.stop()).then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)

  const { signIns } = await serving
  process.stdout.write(`Sideout is ready at ${config.publicUrl} (${(performance.now() / 1000).toFixed(1)} s)\n`)
  if (signIns.length > 0) process.stdout.write(`Sign in as\n${signIns.map(({ email, password, name }) => `  ${email.padEnd(28)} ${password.padEnd(14)} ${name}\n`).join('')}`)
} catch (error) {
  fail(error)
}
