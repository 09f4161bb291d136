// What a drill needs of a running product, whatever it is made of.
import type { Database } from '#server/db/open-database.ts'
import type { Part } from './part.ts'

export type Stage = {
  /** Where people come. */
  url: string
  /** Signs the sessions of the drill's players. */
  secret: string
  /** Where each server tells its numbers. */
  metrics: ReadonlyArray<{ url: string; token: string }>
  /** The server processes. */
  nodes(): Part[]
  /** Opens the store as its owner, to put players in and to count what was kept. */
  openDatabase(): Database
  /** True when nothing is missing: all nodes are ready, and what should have a stand-in has it. */
  isWhole(): Promise<boolean>
  stop(): Promise<void>
}

/** One thing that goes wrong. Add one to a list of faults and it is part of the drill. */
export type Fault<Kind extends Stage = Stage> = {
  name: string
  /** In the short drill too. */
  isShort: boolean
  /** How long it stays broken at least, ms; 5 s when left out. */
  holdMs?: number
  /** Photos must be refused as `unavailable` while it is broken; all else goes on. */
  refusesPhotos?: boolean
  /** Breaks it. Resolves at once; the load goes on. */
  break(stage: Kind): Promise<void> | void
  /** Mends what does not mend itself. */
  mend(stage: Kind): Promise<void> | void
}
