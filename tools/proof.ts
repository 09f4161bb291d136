// npm run proof: everything of `npm test` in the long form, then the engines, another language and
// the drill. All parts run; exit code 1 when any fails.
import { spawnSync } from 'node:child_process'

const npm = process.env['npm_execpath'] ?? ''
const parts = ['test', 'test:engines', 'other-language', 'drill']

const red = parts.filter((part) => {
  console.log(`\n── ${part}`)
  const { status } = spawnSync(process.execPath, [npm, 'run', '-s', part], {
    stdio: 'inherit',
    env: { ...process.env, PROOF: 'on' },
  })
  return status !== 0
})
console.log(red.length === 0 ? '\nThe proof is green.' : `\nRed: ${red.join(', ')}`)
process.exitCode = red.length === 0 ? 0 : 1
