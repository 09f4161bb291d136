import { parseArgs } from 'node:util'
import { StartError } from '../start-error.ts'

/** Reads `[FILE] [--identity FILE]`, the identity for a backup that is encrypted. */
export function readBackupArguments(
  args: readonly string[],
  usage: string,
): { file: string | undefined; identityFile: string | undefined } {
  const refused = new StartError(`usage: npm run ${usage}`)
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { identity: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (more.length === 0) return { file, identityFile: values.identity }
  } catch {
    throw refused
  }
  throw refused
}
