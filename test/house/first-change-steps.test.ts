// Parses a page's code blocks into steps.
import { expect, test } from 'vitest'
import { listSteps } from './first-change-steps.ts'

const inBlock = (opening: string, ...lines: string[]): string =>
  `Words.\n\n\`\`\`${opening}\n${lines.join('\n')}\n\`\`\`\n`

test('each line of a shell block is a command, which may fail with something', () => {
  const page = inBlock('sh', 'npm ci', 'npm test   # fails: too long', 'npm start # soon')
  expect(listSteps(page)).toMatchObject([
    { command: 'npm ci', failsWith: undefined },
    { command: 'npm test', failsWith: 'too long' },
    { command: 'npm start', failsWith: undefined },
  ])
})

test('a block with a path is a file', () => {
  expect(listSteps(inBlock('ts src/a.ts', 'const a = 1', ''))).toMatchObject([
    { kind: 'file', path: 'src/a.ts', text: 'const a = 1\n\n' },
  ])
})

test('a diff changes a file in each of its parts', () => {
  const page = inBlock('diff', '--- src/a.ts', '-one', '+two', ' three', '@@', '+four', ' five')
  expect(listSteps(page)).toMatchObject([
    { path: 'src/a.ts', before: 'one\nthree', after: 'two\nthree' },
    { path: 'src/a.ts', before: 'five', after: 'four\nfive' },
  ])
})

test('any other block is an error', () => {
  expect(() => listSteps(inBlock('ts', 'const a = 1'))).toThrow('no step')
})
