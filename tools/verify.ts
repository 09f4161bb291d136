// npm run verify: checks the integrity of the store. npm run verify -- <file>: checks that a backup
// is complete.
import { runProgram } from '#server/admin-program/run-program.ts'
import { runVerify } from '#server/admin-program/store-programs.ts'
import { readConfig } from '#server/config.ts'

const write = (text: string): void => void process.stdout.write(text)
await runProgram((signal) => runVerify({ ...readConfig(), signal }, process.argv[2] ?? null, write))
