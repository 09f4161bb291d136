// Runs tests by file and title in a copy of the project and returns their verdicts.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isStory, type Catcher, type Fault } from './fault.ts'

/** missing: no test has this title. */
export type Verdict = 'passed' | 'failed' | 'missing'
type Ran = { file: string; title: string; isPassed: boolean }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}
type StorySuite = {
  specs: { file: string; title: string; ok: boolean }[]
  suites?: StorySuite[]
}
type StoryReport = { suites: StorySuite[]; errors: { message?: string }[] }

export type Place = { copy: string; form: Fault['form'] }

export function runCatchers(place: Place, catchers: readonly Catcher[]): Verdict[] {
  const stories = catchers.filter(isStory)
  const others = catchers.filter((catcher) => !isStory(catcher))
  const ran = [
    ...(others.length > 0 ? runVitest(place, others) : []),
    ...(stories.length > 0 ? runStories(place, stories) : []),
  ]
  return catchers.map(({ file, title }) => {
    const own = ran.filter((one) => one.file === file && one.title.includes(title ?? ''))
    if (own.length === 0) return 'missing'
    return own.every(({ isPassed }) => isPassed) ? 'passed' : 'failed'
  })
}

function buildProduct(copy: string): void {
  const { status, stdout, stderr } = start({ copy, form: 'short' }, 'tools/build-when-stale.ts', [])
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
}

function runVitest(place: Place, catchers: readonly Catcher[]): Ran[] {
  const { copy } = place
  const outputFile = join(copy, 'vitest.json')
  const { testResults } = readReport<VitestReport>(outputFile, () =>
    start(place, 'node_modules/vitest/vitest.mjs', [
      'run',
      ...listFiles(catchers),
      ...toFilter('--testNamePattern', catchers),
      '--reporter=json',
      `--outputFile=${outputFile}`,
    ]),
  )
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.slice(copy.length + 1)
    if (status === 'failed' && assertionResults.length === 0)
      throw new Error(`${file} could not be loaded: ${message}`)
    return assertionResults
      .filter((one) => one.status === 'passed' || one.status === 'failed')
      .map((one) => ({ file, title: one.fullName, isPassed: one.status === 'passed' }))
  })
}

function runStories(place: Place, catchers: readonly Catcher[]): Ran[] {
  const { copy } = place
  buildProduct(copy)
  const outputFile = join(copy, 'stories.json')
  const report = readReport<StoryReport>(outputFile, () =>
    start(
      place,
      'node_modules/@playwright/test/cli.js',
      [
        'test',
        ...listFiles(catchers),
        ...toFilter('--grep', catchers),
        '--workers=1',
        '--retries=0',
        '--trace=off',
        '--reporter=json',
        `--output=${join(copy, 'stories')}`,
      ],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile, PW_DISABLE_TS_ESM: '1' },
    ),
  )
  if (report.suites.length === 0 && report.errors.length > 0)
    throw new Error(report.errors.map(({ message }) => message).join('\n'))
  const list = ({ specs, suites = [] }: StorySuite): Ran[] => [
    ...specs.map(({ file, title, ok }) => ({ file: `test/e2e/${file}`, title, isPassed: ok })),
    ...suites.flatMap(list),
  ]
  return report.suites.flatMap(list)
}

const listFiles = (catchers: readonly Catcher[]): string[] => [
  ...new Set(catchers.map(({ file }) => file)),
]

/** Empty when one of the catchers is a whole file. */
function toFilter(option: string, catchers: readonly Catcher[]): string[] {
  const titles = catchers.flatMap(({ title }) => title ?? [])
  return titles.length === catchers.length
    ? [`${option}=${titles.map((title) => RegExp.escape(title)).join('|')}`]
    : []
}

function start(
  { copy, form }: Place,
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  // oxlint-disable-next-line node/no-process-env -- programs need what a shell gives them
  const env = { ...process.env, PROOF: form === 'long' ? 'on' : '', ...environment }
  return spawnSync(process.execPath, [program, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 28,
  })
}

function readReport<T>(path: string, write: () => ReturnType<typeof start>): T {
  rmSync(path, { force: true })
  const { stdout, stderr } = write()
  if (!existsSync(path)) throw new Error(`No report was written:\n${stdout}${stderr}`)
  return JSON.parse(readFileSync(path, 'utf8')) as T
}
