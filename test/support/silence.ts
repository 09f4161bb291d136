// Silence is a test: whatever writes to the console in a test fails it, so that noise never hides a
// real warning.
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

/** Throws what was written to the console since the last call, if anything was. */
export function refuseNoise(): void {
  const noise = heard.splice(0)
  if (noise.length > 0) throw new Error(`A test wrote to the console:\n${noise.join('\n')}`)
}

// What a file writes while it loads fails its first test.
beforeEach(refuseNoise)
afterEach(refuseNoise)
