// Follows the code blocks of a page of docs in order, in a temporary copy of the project. The page is
// the only source of the steps.
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

const lastNumber = Math.max(
  ...readdirSync('src/server/db/migrations').map((file) => Number.parseInt(file, 10)),
)
const nextNumber = String(lastNumber + 1).padStart(3, '0')

const notCopied = ['node_modules', '.git', '.data', 'dist']

type PageProof = {
  path: string
  /** Commands that something else proves, with what. */
  provenElsewhere: Readonly<Record<string, string>>
  /** The files that a `grep` of the page must find. */
  foundFiles?: readonly string[]
}

/** Call it alone in a test file. */
export function followPage({ path: pagePath, provenElsewhere, foundFiles = [] }: PageProof): void {
  const steps = listSteps(readFileSync(pagePath, 'utf8').replaceAll('NNN', nextNumber))
  let copy = ''
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'sideout-page-'))
    for (const name of readdirSync('.').filter((one) => !notCopied.includes(one)))
      cpSync(name, join(copy, name), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  async function runCommand({ command, failsWith }: Step & { kind: 'command' }): Promise<void> {
    const { hasFailed, said } = await run(copy, command)
    const isAsTold = hasFailed === (failsWith !== undefined)
    if (!isAsTold || !said.includes(failsWith ?? '')) throw new Error(said.slice(-8_000))
    if (command.startsWith('grep'))
      expect(said.trim().split('\n').toSorted()).toEqual(foundFiles.toSorted())
  }

  test.each(steps)('$title', { timeout: stepMs }, async (step) => {
    if (step.kind === 'file') writeFileSync(join(copy, step.path), step.text)
    if (step.kind === 'change') changeFile(join(copy, step.path), step)
    if (step.kind === 'command' && !(step.command in provenElsewhere)) await runCommand(step)
  })

  test('what is proven elsewhere stands on the page', () => {
    const commands = steps.map((step) => (step.kind === 'command' ? step.command : ''))
    expect(Object.keys(provenElsewhere).filter((command) => !commands.includes(command))).toEqual(
      [],
    )
  })
}

function changeFile(path: string, { before, after }: { before: string; after: string }): void {
  const text = readFileSync(path, 'utf8')
  expect(text.split(before)).toHaveLength(2)
  writeFileSync(
    path,
    text.replace(before, () => after),
  )
}

const run = (cwd: string, command: string): Promise<{ hasFailed: boolean; said: string }> =>
  new Promise((resolve) => {
    const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name))
    const options = { cwd, env: { ...Object.fromEntries(inherited), NO_COLOR: '1' } }
    execFile('sh', ['-c', command], { ...options, maxBuffer: 2 ** 26 }, (error, out, complaint) =>
      resolve({ hasFailed: error !== null, said: `${out}${complaint}` }),
    )
  })
