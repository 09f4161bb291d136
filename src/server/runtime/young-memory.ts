// Limits V8's young generation during startup. Startup objects live long, so V8 would grow it to 32
// MiB, most of which then stays in memory unused.
import { setFlagsFromString } from 'node:v8'

const setGrowth = (factor: number): void =>
  setFlagsFromString(`--semi-space-growth-factor=${factor}`)

/** Prevents growth; V8 reads this each time it would grow. */
export const holdYoungMemory = (): void => setGrowth(1)

export const releaseYoungMemory = (): void => setGrowth(2)
