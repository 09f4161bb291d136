// npm run verify: checks the integrity of the store. npm run verify -- <file>: checks that a backup
// is complete; with --identity <file> one that is encrypted.
import { readBackupArguments } from '#server/admin-program/backup-arguments.ts'
import { runProgram } from '#server/admin-program/run-program.ts'
import { runVerify } from '#server/admin-program/store-programs.ts'
import { readConfig } from '#server/config.ts'

const write = (text: string): void => void process.stdout.write(text)
await runProgram((signal) => {
  const usage = 'verify [-- FILE [--identity FILE]]'
  const { file = null, identityFile } = readBackupArguments(process.argv.slice(2), usage)
  return runVerify({ ...readConfig(), signal, identityFile }, file, write)
})
