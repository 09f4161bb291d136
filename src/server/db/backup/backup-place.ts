import type { ReadStream } from 'node:fs'

export type BackupWork = { name: string; signal: AbortSignal | undefined }
export type BackupPlace = {
  folder: string
  /** null while another server has it; a server that dies loses its turn. */
  inTurn<T>(work: () => Promise<T>): Promise<T | null>
  make(
    work: BackupWork & { now: number; expectedBytes: number },
  ): Promise<{ bytes: number; rowCount: number }>
  /** Reads the whole file; throws when it is damaged. */
  check(work: BackupWork): Promise<{ bytes: number; rowCount: number }>
  tryOut(work: BackupWork): Promise<{ rowCount: number }>
  measure(name: string): Promise<number | null>
  read(name: string): ReadStream
  remove(name: string): Promise<void>
}
