// npm run backup -- <file>: saves the whole store to one file (.tar, or .tar.gz). The server may
// keep running.
import { runProgram } from '#server/admin-program/run-program.ts'
import { runBackup } from '#server/admin-program/store-programs.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'

const write = (text: string): void => void process.stdout.write(text)

function fileOf(usage: string): string {
  const [, , file, ...more] = process.argv
  if (file === undefined || more.length > 0) throw new StartError(`usage: npm run ${usage}`)
  return file
}

await runProgram((signal) =>
  runBackup({ ...readConfig(), signal }, fileOf('backup -- backups/sideout.tar.gz'), write),
)
