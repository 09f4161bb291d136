// PostgreSQL's form of a check and the handwritten form yield the same rules.
import { expect, test } from 'vitest'
import { findSubject, selectRules, toRules } from './read-checks.ts'

test.each([
  ["(state = ANY (ARRAY['b'::text, 'a'::text]))", "state in ('a', 'b')"],
  [
    '((char_length(name) >= 2) AND (char_length(name) <= 320))',
    'char_length(name) between 2 and 320',
  ],
  ['((skill >= (1)::numeric) AND (skill <= (7.5)::numeric))', 'skill between 1 and 7.5'],
  ['("position" >= 1)', 'position >= 1'],
  ["(code ~ '^(a AND b)::text$'::text)", "code ~ '^(a AND b)::text$'"],
  [
    "((unit = ANY (ARRAY['token'::text])) OR ((gone IS NULL) AND (NOT (open AND kept))))",
    "unit in ('token') or gone IS NULL and NOT (open and kept)",
  ],
  [
    "\nCASE\n    WHEN (unit = 'a'::text) THEN (kind <= 1)\n    ELSE (kind <= (2)::numeric)\nEND",
    "CASE WHEN unit = 'a' THEN kind <= 1 ELSE kind <= 2 END",
  ],
])('%s is %s', (definition, written) => {
  expect(toRules(definition)).toEqual(toRules(written))
  expect(toRules(written)).not.toEqual([])
})

test('a condition is read as its comparisons with constants', () => {
  expect(toRules("(a >= 1 and a <= b and b in ('y', 'x')) and (a = b) = (c = 1)")).toEqual([
    'a >= 1',
    "b in ['x', 'y']",
  ])
})

test('an alternative weakens a rule', () => {
  expect(toRules('a <= 1 or (b and c)')).toEqual(['a <= 1 unless (b AND c)'])
})

test('a case holds each of its rules in its part', () => {
  const rules = toRules("CASE WHEN unit = 'a' THEN kind in ('b') ELSE kind in ('c') END")
  expect(rules).toEqual([
    "kind in ['b'] unless NOT (unit = 'a')",
    "kind in ['c'] unless unit = 'a'",
  ])
})

test('what one value asks of other columns is no limit', () => {
  expect(toRules("(state <> 'done') OR (ended IS NOT NULL)")).toEqual([])
})

test('rules of one subject are not those of another that begins alike', () => {
  const rules = ['note <= 1', 'note_two <= 2', 'char_length(note) <= 3', 'note <= 1']
  expect(selectRules(rules, 'note')).toEqual(['note <= 1'])
  expect(findSubject('char_length(note) <= 3')).toBe('char_length(note)')
})
