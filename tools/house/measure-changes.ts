// Counts how wide changes are: files of the last commits that add a feature, and of the small noun
// that docs/first-feature.md makes anew.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type ChangeMeasures = { featureCommits: string; noun: string; lists: number }

const commits = 20
const isTest = (path: string): boolean => /^test\/|\.test\.tsx?$/.test(path)

export function measureChanges(project: string): ChangeMeasures {
  const read = (path: string): string => readFileSync(join(project, path), 'utf8')
  const made = findPaths(read('docs/first-feature.patch'), /^\+\+\+ b\/(.+)$/gm)
  const entered = findPaths(read('docs/first-feature.md'), /^--- (.+)$/gm)
  const all = [...new Set([...made, ...entered])]
  const tests = all.filter(isTest).length
  return {
    featureCommits: countFeatureCommits(project),
    noun: `${all.length - tests} + ${tests}`,
    lists: entered.length - 1,
  }
}

const findPaths = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, path = '']) => path)

/** Median and ninth decile. A checkout without history has none. */
function countFeatureCommits(project: string): string {
  const { stdout: log } = spawnSync(
    'git',
    ['log', `-${commits}`, '--grep=^feat', '--name-only', '--format=%x00'],
    { cwd: project, encoding: 'utf8' },
  )
  const files = log
    .split('\0')
    .slice(1)
    .map((names) => names.trim().split('\n').length)
    .toSorted((a, b) => a - b)
  const at = (share: number): number => files[Math.floor(share * files.length)] ?? 0
  return `${at(0.5)} / ${at(0.9)}`
}
