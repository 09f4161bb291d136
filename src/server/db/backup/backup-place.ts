import type { ReadStream } from 'node:fs'

export type BackupWork = { name: string; signal: AbortSignal | undefined }
export type FoundBackup = { bytes: number; rowCount: number | null; sha256: string }
export type BackupPlace = {
  folder: string
  /** null while another server has it; a server that dies loses its turn. */
  inTurn<T>(work: () => Promise<T>): Promise<T | null>
  make(
    work: BackupWork & { now: number; expectedBytes: number; recipient: string | null },
  ): Promise<FoundBackup>
  /** Reads the whole file; throws when it is damaged. An encrypted one is only hashed. */
  check(work: BackupWork): Promise<FoundBackup>
  /** Restores it into a spare store, or compares the hash of one that only its key opens. */
  tryOut(work: BackupWork & { sha256: string | null }): Promise<void>
  measure(name: string): Promise<number | null>
  read(name: string): ReadStream
  remove(name: string): Promise<void>
}
