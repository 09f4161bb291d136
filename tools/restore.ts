// npm run restore -- <file>: restores a backup into the empty store that the settings name; with
// --identity <file> one that is encrypted.
import { readBackupArguments } from '#server/admin-program/backup-arguments.ts'
import { runProgram } from '#server/admin-program/run-program.ts'
import { runRestore } from '#server/admin-program/store-programs.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'

const write = (text: string): void => void process.stdout.write(text)
const usage = 'restore -- backups/sideout.tar.gz [--identity FILE]'

await runProgram((signal) => {
  const { file, identityFile } = readBackupArguments(process.argv.slice(2), usage)
  if (file === undefined) throw new StartError(`usage: npm run ${usage}`)
  return runRestore({ ...readConfig(), signal, identityFile }, file, write)
})
