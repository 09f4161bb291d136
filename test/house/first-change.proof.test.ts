// Runs the code blocks of docs/first-change.md in order in a temporary copy of the project. The
// page is the only source of the steps.
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSteps, type Step } from './first-change-steps.ts'

/** Three vitest runs with a PostgreSQL each, two of them with a server build. */
const stepMs = 900_000

const provenElsewhere: Readonly<Record<string, string>> = {
  'npm ci': 'what runs this test was installed by it',
  'npm run dev': 'test/house/dev-command.proof.pg.test.ts',
  'npx playwright test test/e2e/event.e2e.ts -g cancelled': 'npm test, which runs every story',
  'npm run check': 'npm test, which begins with it',
}

const page = readFileSync('docs/first-change.md', 'utf8')
const migrations = readdirSync('src/server/db/migrations')
const lastNumber = Math.max(...migrations.map((file) => Number.parseInt(file, 10)))
const nextNumber = String(lastNumber + 1).padStart(3, '0')
const steps = listSteps(page.replaceAll('NNN', nextNumber))

const foundFiles = Array.from(page.matchAll(/^\| `([^`]+)` +\| (?:states|refuses|stops|says) /gm))
  .map(([, path = '']) => path)
  .toSorted()

const notCopied = ['node_modules', '.git', '.data', 'dist']
let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sideout-first-change-'))
  for (const name of readdirSync('.').filter((one) => !notCopied.includes(one)))
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (command: string): Promise<{ hasFailed: boolean; said: string }> =>
  new Promise((resolve) => {
    const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name))
    const options = { cwd: copy, env: { ...Object.fromEntries(inherited), NO_COLOR: '1' } }
    execFile('sh', ['-c', command], { ...options, maxBuffer: 2 ** 26 }, (error, out, complaint) =>
      resolve({ hasFailed: error !== null, said: `${out}${complaint}` }),
    )
  })

async function follow(step: Step): Promise<void> {
  if (step.kind === 'file') writeFileSync(join(copy, step.path), step.text)
  if (step.kind === 'change') {
    const path = join(copy, step.path)
    const text = readFileSync(path, 'utf8')
    expect(text.split(step.before)).toHaveLength(2)
    writeFileSync(
      path,
      text.replace(step.before, () => step.after),
    )
  }
  if (step.kind === 'command' && !(step.command in provenElsewhere)) {
    const { hasFailed, said } = await run(step.command)
    const isAsTold = hasFailed === (step.failsWith !== undefined)
    if (!isAsTold || !said.includes(step.failsWith ?? '')) throw new Error(said.slice(-8_000))
    if (step.command.startsWith('grep'))
      expect(said.trim().split('\n').toSorted()).toEqual(foundFiles)
  }
}

test.each(steps)('$title', { timeout: stepMs }, follow)

test('what is proven elsewhere stands on the page', () => {
  const commands = steps.map((step) => (step.kind === 'command' ? step.command : ''))
  expect(Object.keys(provenElsewhere).filter((command) => !commands.includes(command))).toEqual([])
})
