// npm run move -- --to postgres://… (or embedded): copies the store to another PostgreSQL and
// compares both. The server must be stopped.
import { parseArgs } from 'node:util'
import { runProgram } from '#server/admin-program/run-program.ts'
import { runMove } from '#server/admin-program/store-programs.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'

await runProgram((signal) => {
  const {
    values: { to },
  } = parseArgs({ options: { to: { type: 'string' } } })
  if (to === undefined)
    throw new StartError(
      'usage: npm run move -- --to postgres://user:password@host:5432/database, or --to embedded',
    )
  return runMove({ ...readConfig(), signal }, to, (text) => void process.stdout.write(text))
})
