// npm run restore -- <file>: restores a backup into the empty store that the settings name.
import { runProgram } from '#server/admin-program/run-program.ts'
import { runRestore } from '#server/admin-program/store-programs.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'

const write = (text: string): void => void process.stdout.write(text)

function fileOf(usage: string): string {
  const [, , file, ...more] = process.argv
  if (file === undefined || more.length > 0) throw new StartError(`usage: npm run ${usage}`)
  return file
}

await runProgram((signal) =>
  runRestore({ ...readConfig(), signal }, fileOf('restore -- backups/sideout.tar.gz'), write),
)
