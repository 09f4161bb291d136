// Recognizes full or read-only disks in errors of any program (Node, PostgreSQL or its tools), and
// explains them to the operator.
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

export type DiskTrouble = 'full' | 'read-only'

const causesMax = 5
const troublesByCode: Readonly<Record<string, DiskTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  53100: 'full',
}

export function findDiskError(error: unknown, depth = 0): DiskTrouble | null {
  if (!(error instanceof Error) || depth > causesMax) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = troublesByCode[code]
  if (known !== undefined) return known
  if (/No space left on device|Disk quota exceeded|database or disk is full/.test(error.message))
    return 'full'
  if (/Read-only file system/.test(error.message)) return 'read-only'
  return findDiskError(error.cause, depth + 1)
}

const bytesPerMb = 1_000_000

export async function explainDiskTrouble(error: unknown, dataDir: string): Promise<string | null> {
  const trouble = findDiskError(error)
  if (trouble === null) return null
  const again = 'Then start the server again: nothing was lost.'
  if (trouble === 'read-only')
    return `The disk of ${dataDir} is read-only: the server cannot start. ${again}`
  const space = await measureSpace(dataDir)
  return `The disk of ${dataDir} is full${space}: the server cannot start. Free some space. ${again}`
}

async function measureSpace(folder: string): Promise<string> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return ` (${toMb(bavail * bsize)} MB of ${toMb(blocks * bsize)} MB are free)`
  } catch {
    return dirname(folder) === folder ? '' : measureSpace(dirname(folder))
  }
}

const toMb = (bytes: number): string => (bytes / bytesPerMb).toFixed(1)
