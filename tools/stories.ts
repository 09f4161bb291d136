// npm run stories: runs the browser stories with Playwright's arguments. Node strips TypeScript
// types itself, because Playwright's transform costs half a minute of CPU in a new checkout.
import { spawnSync } from 'node:child_process'

const playwright = 'node_modules/@playwright/test/cli.js'

const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PW_DISABLE_TS_ESM: '1' },
})
process.exitCode = status ?? 1
