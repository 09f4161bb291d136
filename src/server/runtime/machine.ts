// Facts that a server process knows about its machine, for the operators' console.
import { statfs } from 'node:fs/promises'
import type { WarningBook } from './warning-book.ts'

export type Machine = {
  readDisk(): Promise<{ freeBytes: number; totalBytes: number } | null>
  countWindows(): number
  warnings(): ReturnType<WarningBook['list']>
}

export const createMachine = ({
  dataDir,
  counts,
  warnings,
}: {
  dataDir: string
  counts: { sockets: number }
  warnings: WarningBook
}): Machine => ({
  readDisk: async () => {
    const disk = await statfs(dataDir).catch(() => null)
    return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
  },
  countWindows: () => counts.sockets,
  warnings: () => warnings.list(),
})
