// npm run mutation [-- group…]: mutation testing of the domain rules. Prints surviving mutants and
// writes scores to docs/mutation.md. Its tools are installed in .cache/mutation on the first run.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutationGroups, scoreMin, type MutationGroup } from './mutation/groups.ts'
import { readScores, updatePage } from './mutation/page.ts'
import { listSurvivors, type MutationReport } from './mutation/report.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache/mutation')
const page = join(root, 'docs/mutation.md')

function run(program: string, args: readonly string[], cwd = root, env = process.env): void {
  const { status } = spawnSync(program, args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}

function install(): void {
  mkdirSync(cache, { recursive: true })
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  const lock = join(import.meta.dirname, 'mutation/package-lock.json')
  const installed = join(cache, 'installed.json')
  if (read(lock) === read(installed)) return
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, 'mutation', name), join(cache, name))
  // vitest comes from the project's node_modules above.
  run('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'], cache)
  copyFileSync(lock, installed)
}

/**
 * Forgets the survivors of earlier runs. Stryker would keep those that it changes while a module
 * loads, whatever tests were written since.
 */
function forgetSurvivors(path: string): void {
  if (!existsSync(path)) return
  const earlier = JSON.parse(readFileSync(path, 'utf8')) as MutationReport
  for (const file of Object.values(earlier.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  writeFileSync(path, JSON.stringify(earlier))
}

/** Incremental: unchanged code isn't tested again. */
function measure(group: string, { rules, tests = ['*'] }: MutationGroup): void {
  const report = join('.cache/mutation', `${group}.json`)
  const incrementalFile = join('.cache/mutation', `${group}.incremental.json`)
  forgetSurvivors(join(root, incrementalFile))
  const config = join(cache, `${group}.config.json`)
  const settings = JSON.parse(
    readFileSync(join(import.meta.dirname, 'mutation/stryker.config.json'), 'utf8'),
  ) as Record<string, unknown>
  const mutate = rules.map((path) =>
    path.endsWith('.ts') ? `src/domain/${path}` : `src/domain/${path}/**/!(*.test).ts`,
  )
  const own = {
    mutate,
    incrementalFile,
    jsonReporter: { fileName: report },
  }
  writeFileSync(config, JSON.stringify({ ...settings, ...own }))
  const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
  const stryker = join(cache, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const env = { ...process.env, MUTATION_TESTS: tests.join() }
  run(process.execPath, [stryker, 'run', config, ...flags], root, env)
  const result = JSON.parse(readFileSync(join(root, report), 'utf8')) as MutationReport
  for (const { file, line, code, change } of listSurvivors(result))
    console.log(`${file}:${line}  ${code}\n    ${change}`)
  const day = new Date().toISOString().slice(0, 10)
  const groups = Object.keys(mutationGroups)
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, updatePage(text, groups, { group, report: result, day }))
  run('oxfmt', [page])
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = asked.filter((group) => !(group in mutationGroups))
if (unknown.length > 0)
  throw new Error(`No group ${unknown.join(', ')}: ${Object.keys(mutationGroups).join(', ')}`)
install()
for (const [group, measured] of Object.entries(mutationGroups))
  if (asked.length === 0 || asked.includes(group)) measure(group, measured)

for (const [group, score] of readScores(readFileSync(page, 'utf8'))) {
  console.log(`${group} ${score}`)
  if (score < scoreMin) process.exitCode = 1
}
