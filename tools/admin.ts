// npm run admin -- <command>: operator commands for a running or stopped installation. `npm run
// admin -- --help` lists them.
import { openCurrentStore } from '#server/admin-program/open-store.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { runProgram } from '#server/admin-program/run-program.ts'
import { readConfig } from '#server/config.ts'

await runProgram((signal) =>
  createAdminProgram({
    open: () => openCurrentStore({ ...readConfig(), signal }),
    now: () => Date.now(),
    write: (text) => void process.stdout.write(text),
  }).parseAsync(),
)
