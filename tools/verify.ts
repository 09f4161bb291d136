// npm run verify: whether the store fits together. npm run verify -- <file>: whether a backup is
// whole.
import { runProgram } from '#server/admin-program/run-program.ts'
import { runVerify } from '#server/admin-program/store-programs.ts'
import { readConfig } from '#server/config.ts'

const write = (text: string): void => void process.stdout.write(text)
await runProgram((signal) => runVerify({ ...readConfig(), signal }, process.argv[2] ?? null, write))
