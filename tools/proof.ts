// npm run proof: the long form of the proof. Everything `npm test` runs, with all that the short
// form leaves out, then the engines, another language and the drill. Ends with 1 when one part is
// red, after the others had their turn.
import { spawnSync } from 'node:child_process'

/** npm's own program, which started this one. */
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
