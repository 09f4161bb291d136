// Prints the checks that the short form leaves to `npm run proof`, at the end of .ci/run.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const listing = ['tools/stories.ts', '--list', '--grep=@proof']
const { stdout } = spawnSync(process.execPath, listing, {
  env: { ...process.env, PROOF: 'on' },
  encoding: 'utf8',
})
const [, stories = '?'] = /Total: (\d+) tests/.exec(stdout) ?? []
const tests = globSync('{src,test}/**/*.test.{ts,tsx}')
const proofs = tests.filter((path) => /\.proof\.(?:pg\.)?test\.tsx?$/.test(path))
const asksMore = tests.filter((path) => /\bisProof\b/.test(readFileSync(path, 'utf8')))

console.log('Left to `npm run proof`:')
console.log(`- ${stories} stories, and a look at the others in Spanish and dark`)
console.log(`- files that run there only: ${proofs.join(', ') || 'none'}`)
console.log(`- files that ask more there: ${asksMore.join(', ') || 'none'}`)
console.log('- the main flows in Chromium, and every screen in another language')
console.log('- the whole drill (here: its short form)')
console.log('- on PostgreSQL 15: server tests beside the store and the main ones of each feature')
