// Fails any test that writes to the console, so that noise can't hide a real warning.
import { afterEach, beforeEach } from 'vitest'

const methods = ['error', 'warn', 'log', 'info', 'debug'] as const
const heard: string[] = []

for (const method of methods) {
  console[method] = (...args: unknown[]) => {
    heard.push(
      `console.${method}: ${args.map((arg) => (arg instanceof Error ? (arg.stack ?? arg.message) : String(arg))).join(' ')}`,
    )
  }
}

export function refuseNoise(): void {
  const noise = heard.splice(0)
  if (noise.length > 0) throw new Error(`A test wrote to the console:\n${noise.join('\n')}`)
}

// Output while a file loads fails its first test.
beforeEach(refuseNoise)
afterEach(refuseNoise)
