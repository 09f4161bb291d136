// Parses check constraints of PostgreSQL's catalog into comparable rules: `char_length(note) <=
// 560`, `kind in ['post', 'video']`, and `… unless <condition>` for alternatives. Handwritten
// conditions give the same rules.
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'

type Condition = string | { join: 'AND' | 'OR'; parts: readonly Condition[] }

/** Rules by table. Throws when a check isn't validated for existing rows. */
export async function readChecks(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  const rulesByTable = new Map<string, string[]>()
  for (const { table, definition } of rows) {
    const [, condition] = /^CHECK \(([^]*)\)$/.exec(definition) ?? []
    if (condition === undefined) throw new Error(`${table} has a check not in force: ${definition}`)
    rulesByTable.set(table, [...(rulesByTable.get(table) ?? []), ...toRules(condition)])
  }
  return rulesByTable
}

/** The rules of one subject: a column or a function of one. */
export const selectRules = (rules: readonly string[], subject: string): string[] =>
  [...new Set(rules.filter((rule) => rule.startsWith(`${subject} `)))].toSorted()

const comparison = /^(\w+(?:\(\w+\))?) (?:>=|<=|<>|>|<|=|~|in) (?:'|-?\d|\[)/

/**
 * A value that constrains other columns, such as `state <> 'confirmed' unless confirmed IS NOT
 * NULL`.
 */
const implication = /^\S+ (?:=|<>) .* unless /

export function findSubject(condition: string): string {
  const subjects = toRules(condition).map((rule) => comparison.exec(rule)?.[1] ?? '')
  return subjects.at(-1) ?? ''
}

/** Comparisons of a column, or a function of one, with a constant; ignores others. */
export function toRules(condition: string): string[] {
  const strings: string[] = []
  const masked = condition.replaceAll(/'(?:[^']|'')*'/g, (text) => `'${strings.push(text) - 1}'`)
  const unmask = (text: string): string =>
    text.replaceAll(/'(\d+)'/g, (_, index: string) => strings[Number(index)] ?? '')
  return listRules(parse(simplify(masked)), (leaf) => sortSets(leaf, unmask)).filter(
    (rule) => comparison.test(rule) && !implication.test(rule),
  )
}

/** Drops PostgreSQL's additions: casts, quotes around names, parentheses around constants. */
const simplify = (masked: string): string =>
  masked
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/::(?:double precision|timestamp with time zone|[a-z]+)(?:\[\])?/g, '')
    .replaceAll('"', '')
    .replaceAll(/ = ANY \(ARRAY\[([^\]]*)\]\)/g, ' in [$1]')
    .replaceAll(/ in \(([^)]*)\)/g, ' in [$1]')
    .replaceAll(/(?<!\w)\((-?[\d.]+|'\d+')\)/g, '$1')
    .replaceAll(/(\w+(?:\(\w+\))?) between (\S+) and ([^\s)]+)/g, '($1 >= $2 AND $1 <= $3)')
    .replaceAll(/ (?:and|or) /g, (word) => word.toUpperCase())

const sortSets = (leaf: string, unmask: (text: string) => string): string =>
  unmask(
    leaf.replaceAll(
      /\[([^\]]*)\]/g,
      (_, members: string) =>
        `[${members
          .split(', ')
          .toSorted((one, other) => (unmask(one) < unmask(other) ? -1 : 1))
          .join(', ')}]`,
    ),
  )

function parse(text: string): Condition {
  const bare = stripParentheses(text.trim())
  const [, when = '', then = '', otherwise = ''] =
    /^CASE WHEN (.*) THEN (.*) ELSE (.*) END$/.exec(bare) ?? []
  if (when !== '') return parse(toAlternatives(stripParentheses(when), then, otherwise))
  for (const join of ['OR', 'AND'] as const) {
    const parts = splitOutside(bare, ` ${join} `)
    if (parts.length > 1)
      return { join, parts: parts.flatMap((part) => flatten(parse(part), join)) }
  }
  return bare
}

const toAlternatives = (when: string, then: string, otherwise: string): string =>
  `(NOT (${when}) OR (${then})) AND ((${when}) OR (${otherwise}))`

const flatten = (part: Condition, join: 'AND' | 'OR'): readonly Condition[] =>
  typeof part !== 'string' && part.join === join ? part.parts : [part]

const stripParentheses = (text: string): string =>
  text.startsWith('(') && findEnd(text, 0) === text.length - 1
    ? stripParentheses(text.slice(1, -1).trim())
    : text

function findEnd(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  return text.length
}

function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') index = findEnd(text, index)
    else if (text.startsWith(separator, index)) {
      parts.push(text.slice(from, index))
      from = index + separator.length
    }
  }
  return [...parts, text.slice(from)]
}

function listRules(condition: Condition, toRule: (leaf: string) => string): string[] {
  if (typeof condition === 'string') return [toRule(condition)]
  const { join, parts } = condition
  if (join === 'AND') return parts.flatMap((part) => listRules(part, toRule))
  return parts.flatMap((part) => {
    const others = parts.filter((other) => other !== part).map((other) => print(other, toRule))
    return listRules(part, toRule).map((rule) => `${rule} unless ${others.join(' OR ')}`)
  })
}

const print = (condition: Condition, toRule: (leaf: string) => string): string =>
  typeof condition === 'string'
    ? toRule(condition)
    : `(${condition.parts.map((part) => print(part, toRule)).join(` ${condition.join} `)})`
