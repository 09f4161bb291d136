// The part of V8's heap for what is new. Invariant: it does not grow while the server starts. What
// a start makes stays, so that V8 would make room for 32 MiB of new objects, most of which is then
// in memory for nothing.
import { setFlagsFromString } from 'node:v8'

const setGrowth = (factor: number): void =>
  setFlagsFromString(`--semi-space-growth-factor=${factor}`)

/** Keeps it as small as it is. V8 asks for this each time it would grow. */
export const holdYoungMemory = (): void => setGrowth(1)

/** Lets it grow with the work, as V8 does by itself. */
export const releaseYoungMemory = (): void => setGrowth(2)
