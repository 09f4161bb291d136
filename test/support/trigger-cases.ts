// The cases of test/cases/triggers.sql, one for each trigger of the database.
import { readFileSync } from 'node:fs'

export type TriggerCase = {
  name: string
  off: string | null
  before: string[]
  statement: string
  query: string
  expected: string
}

export function readTriggerCases(): TriggerCase[] {
  const blocks = readFileSync('test/cases/triggers.sql', 'utf8').trim().split('\n\n').slice(1)
  return blocks.map((block) => {
    const [heading = '', ...lines] = block.split('\n')
    const [, name, off] = /^-- ([a-z_.]+)(?:, off ([a-z_.]+))?$/.exec(heading) ?? []
    const after = (mark: string): string[] =>
      lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
    const [query] = after('> ')
    const [expected] = after('= ')
    if (name === undefined || query === undefined || expected === undefined)
      throw new Error(`test/cases/triggers.sql: "${heading}" is no whole case`)
    const statement = lines.filter((line) => !/^[+>=] /.test(line)).join('\n')
    return { name, off: off ?? null, before: after('+ '), statement, query, expected }
  })
}
