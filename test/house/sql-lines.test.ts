// No formatter of SQL keeps our templates readable (decision 154), so its worst lines are refused
// here.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toFieldName } from '#server/db/tables/column-names.ts'

const lateCase = /^.*\S.*[^`\s] case\n\s*when/gm
/** A column alone, in a list; an expression needs its alias. */
const alias = /(?<=(?:select|distinct|returning|,)\s+)(?:\w+\.)?(\w+) as "?(\w+)"?(?![\w(])/g

const files = globSync('src/server/**/*.ts').filter((path) => !path.includes('/migrations/'))
const find = (pattern: RegExp, isWrong: (...found: string[]) => boolean = () => true) =>
  files.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(pattern))
      .filter(([, ...found]) => isWrong(...found))
      .map(([text]) => `${path}: ${text}`),
  )

test('a case of SQL that takes several lines begins its own', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(find(lateCase)).toEqual([])
})

test('no alias of SQL says what the result is named anyway', () => {
  expect(find(alias, (column = '', name) => toFieldName(column) === name)).toEqual([])
})
