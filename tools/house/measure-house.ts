// Measures the form and language of the code for `npm run -s house` and for the limits in
// test/house/measures.test.ts.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { findFeatureRing } from './find-feature-ring.ts'
import { measureLanguage, type LanguageMeasures } from './measure-language.ts'
import { readSource, type SourceFacts } from './read-source.ts'
import { uncheckedCasts } from './unchecked-casts.ts'

/** Shares are in percent, all else are counts. */
export type HouseMeasures = LanguageMeasures & {
  files: number
  lines: number
  linesOver120: number
  filesOverWall: number
  functionsOverWall: number
  namesWithOf: number
  featuresInRing: number
  coreFilesInRing: number
  namesWithManyMeanings: number
  filesWithBothLanguages: number
  sqlCasts: number
  longSqlTemplates: number
  wordsInDocs: number
  buildCode: number
}

const fileWall = (path: string): number => (isTest(path) ? 400 : 300)
/** Maximum code lines of a function; a React component is mostly markup. */
const functionWall = (path: string): number => (path.endsWith('.tsx') ? 100 : 60)

/** Maximum characters of a readable SQL template. */
const sqlWall = 1200

const isTest = (path: string): boolean => /^(test|bench)\//.test(path) || /\.test\.tsx?$/.test(path)
const isLongSql = (characters: number): boolean => characters > sqlWall
const isSource = (path: string): boolean => path.startsWith('src/') && !isTest(path)

export function measureHouse(project: string): HouseMeasures {
  const sources = ['src', 'test', 'tools', 'bench'].flatMap((room) => listSources(project, room))
  const product = sources.filter(({ path }) => isSource(path))
  const functions = product.flatMap(({ path, functions: found }) =>
    found.map((one) => ({ ...one, path })),
  )
  const ring = findFeatureRing(product)
  const named = functions.filter(({ name }) => name !== '')
  return {
    files: sources.length,
    lines: sum(sources, ({ lines }) => lines),
    linesOver120: percent(
      // A message is on one line, as in a translator's file.
      sum(sources, ({ path, longLines }) => (isMessages(path) ? 0 : longLines)),
      sum(sources, ({ lines }) => lines),
    ),
    filesOverWall: sources.filter(({ path, codeLines }) => codeLines > fileWall(path)).length,
    functionsOverWall: functions.filter(({ path, codeLines }) => codeLines > functionWall(path))
      .length,
    namesWithOf: percent(named.filter(({ name }) => /[a-z]Of$/.test(name)).length, named.length),
    featuresInRing: ring.features.length,
    coreFilesInRing: ring.core.length,
    namesWithManyMeanings: countSharedNames(product),
    filesWithBothLanguages: product.filter(({ hasBothLanguages }) => hasBothLanguages).length,
    sqlCasts: uncheckedCasts.length,
    longSqlTemplates: product.flatMap(({ sqlLengths }) => sqlLengths).filter(isLongSql).length,
    wordsInDocs: countWords(project),
    buildCode: sum(listBuildCode(project, sources), ({ codeLines }) => codeLines),
    ...measureLanguage(product.flatMap(({ comments }) => comments)),
  }
}

const isMessages = (path: string): boolean => /^src\/words\/[\w-]+\//.test(path)

const listBuildCode = (project: string, sources: readonly SourceFacts[]): SourceFacts[] => [
  ...sources.filter(({ path }) => path.startsWith('tools/build/')),
  readFacts(project, 'vite.config.ts'),
]

const readFacts = (project: string, path: string): SourceFacts =>
  readSource(path, readFileSync(join(project, path), 'utf8'), ts)

function listSources(project: string, room: string): SourceFacts[] {
  return readdirSync(join(project, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('/canary/') && !path.endsWith('.gen.ts'))
    .toSorted()
    .map((path) => readFacts(project, path))
}

/**
 * The bars of a table and the marks of a list are no words. The guide isn't counted: people who
 * play read it on the server, so it is text of the product, as in src/words, and in each language.
 */
function countWords(project: string): number {
  const pages = globSync('docs/**/*.md', { cwd: project }).filter(
    (path) => !path.startsWith('docs/guide/'),
  )
  return sum(
    pages,
    (path) => readFileSync(join(project, path), 'utf8').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0,
  )
}

function countSharedNames(sources: readonly SourceFacts[]): number {
  const filesByName = new Map<string, number>()
  // Every language exports the same names from src/words.
  const named = sources.filter(({ path }) => !isMessages(path))
  for (const name of named.flatMap(({ exports }) => exports))
    filesByName.set(name, (filesByName.get(name) ?? 0) + 1)
  return [...filesByName.values()].filter((files) => files > 1).length
}

const sum = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((total, item) => total + count(item), 0)

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10
