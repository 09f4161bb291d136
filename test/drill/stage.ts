// The interface a drill needs of a running product, independent of its setup.
import type { Database } from '#server/db/open-database.ts'
import type { Part } from './part.ts'

export type Stage = {
  url: string
  secret: string
  metrics: ReadonlyArray<{ url: string; token: string }>
  nodes(): Part[]
  openDatabase(): Database
  /** True when all nodes are ready and every redundant part has its standby. */
  isWhole(): Promise<boolean>
  stop(): Promise<void>
}

/** A fault. Adding one to a list of faults makes it part of the drill. */
export type Fault<Kind extends Stage = Stage> = {
  name: string
  isShort: boolean
  /** Minimum time it stays broken, ms; 5 s by default. */
  holdMs?: number
  /** True when photos must be refused as `unavailable` meanwhile; all else must work. */
  refusesPhotos?: boolean
  break(stage: Kind): Promise<void> | void
  mend(stage: Kind): Promise<void> | void
}
