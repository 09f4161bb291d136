import type { ReadStream } from 'node:fs'
import type { Database } from '../open-database.ts'

export type Carrying<T> = {
  keep: (tx: Database) => Promise<T>
  bring: (tx: Database, kept: T) => Promise<void>
}

export type BackupWork = { name: string; signal: AbortSignal | undefined }
export type FoundBackup = { bytes: number; rowCount: number | null; sha256: string }
export type RestoreOrder = { identities: readonly string[]; userId: string; sessionId: string }
export type BackupPlace = {
  folder: string
  /** By restore, and only in memory, because an identity is never stored. */
  orders: Map<string, RestoreOrder>
  /** null while another server has it; a server that dies loses its turn. */
  inTurn<T>(work: () => Promise<T>): Promise<T | null>
  make(
    work: BackupWork & { now: number; expectedBytes: number; recipient: string | null },
  ): Promise<FoundBackup>
  /** Reads the whole file; throws when it is damaged. An encrypted one is only hashed. */
  check(work: BackupWork): Promise<FoundBackup>
  /** Restores it into a spare store, or compares the hash of one that only its key opens. */
  tryOut(work: BackupWork & { sha256: string | null }): Promise<void>
  /** Into a spare store first; then its rows take the place of the running one's. */
  restore<T>(
    work: BackupWork & {
      identities: readonly string[]
      whenLoaded: () => Promise<void>
      carrying: Carrying<T>
    },
  ): Promise<void>
  measure(name: string): Promise<number | null>
  read(name: string): ReadStream
  remove(name: string): Promise<void>
}
