// Form and language of the code, compared with house.json. Numbers there may only decrease.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { measureHouse } from '../../tools/house/measure-house.ts'
import { measureLanguage } from '../../tools/house/measure-language.ts'
import { readSource } from '../../tools/house/read-source.ts'

const budgets = JSON.parse(readFileSync('house.json', 'utf8')) as Record<string, number>
const measures: Readonly<Record<string, number>> = measureHouse('.')

test.each(Object.entries(budgets))('%s is at most %d', (name, budget) => {
  expect(measures[name]).toBeLessThanOrEqual(budget)
})

test('every measure but the size has a budget', () => {
  const { files: _files, lines: _lines, ...held } = measures
  expect(Object.keys(budgets).toSorted()).toEqual(Object.keys(held).toSorted())
})

describe('a source', () => {
  const read = (text: string) => readSource('src/domain/a.ts', text, ts)

  test('has lines of code, of comments and long ones', () => {
    const source = read(
      `// One.\n\n/**\n * Two.\n */\nconst a = 1 // beside code\n${'x'.repeat(121)}\n`,
    )
    expect(source).toMatchObject({ lines: 7, codeLines: 2, longLines: 1 })
  })

  test('has functions by the names they are given', () => {
    const text = `function a() {\n  return 1\n}\nconst bOf = () => 2\nconst c = { d: () => 3 }\ncall(() => 4)\n`
    expect(read(text).functions).toEqual([
      { name: 'a', codeLines: 3 },
      { name: 'bOf', codeLines: 1 },
      { name: 'd', codeLines: 1 },
      { name: '', codeLines: 1 },
    ])
  })

  test('exports what it declares', () => {
    const text = `export const a = 1\nexport type B = string\nexport { c } from './c.ts'\nconst d = 1\n`
    expect(read(text).exports).toEqual(['a', 'B'])
  })

  test('has comments, those beside code left out', () => {
    const text = `// One,\n// in two lines.\n\n/** Two. */\n/** Three,\n * too. */\nconst a = 1 // beside code\n`
    expect(read(text).comments).toEqual([['One,', 'in two lines.'], ['Two.'], ['Three,', 'too.']])
  })

  test('has SQL templates', () => {
    const source = read('sql`select 1`\nsql<Row>`select ${a}`\nother<Row>`select 1`\n')
    expect(source).toMatchObject({ sqlLengths: [10, 13] })
  })

  test('is known by words of two languages', () => {
    expect(read(`const t = language === 'es'`).hasBothLanguages).toBe(true)
    expect(read(`const t = {\n  es: 'Hola',\n}`).hasBothLanguages).toBe(true)
    expect(read(`const t = { essay: 1 }`).hasBothLanguages).toBe(false)
  })
})

describe('the language of comments', () => {
  test('is counted in lines and in first words', () => {
    const comments = [
      ['Players that come late', 'and someone who left.'],
      ['Whether they were told.'],
      ['Null when nothing changed.'],
      ['Oldest first.'],
    ]
    expect(measureLanguage(comments)).toEqual({
      comments: 4,
      peopleAsThat: 20,
      reportedSpeech: 20,
      questionOpeners: 25,
      negativePronouns: 20,
    })
  })
})
