import { expect, test } from 'vitest'
import { retryWhileBusy } from './ask-patiently.ts'
import { DatabaseUnavailable } from './db/errors.ts'

const busy = () => new DatabaseUnavailable('work', 'no connection was free in time')

function aQuestion(...errors: Error[]) {
  const lines: string[] = []
  const log = { warn: (_facts: object, words: string) => void lines.push(words) }
  let asked = 0
  const ask = async () => {
    const error = errors[asked]
    asked += 1
    if (error !== undefined) throw error
    return 'answered'
  }
  const run = (withinMs: number) => retryWhileBusy(ask, log as never, { withinMs, pauseMs: 1 })
  return { run, lines, asked: () => asked }
}

test('a start on a busy database asks again, and says so', async () => {
  const question = aQuestion(busy(), busy())
  expect(await question.run(60_000)).toBe('answered')
  expect(question.lines).toHaveLength(2)
})

test('a bug is thrown at once, and a database that stays busy in the end', async () => {
  const bug = aQuestion(new Error('a bug'))
  await expect(bug.run(60_000)).rejects.toThrow('a bug')
  expect(bug.asked()).toBe(1)
  const away = aQuestion(busy(), busy())
  await expect(away.run(0)).rejects.toThrow('no connection was free in time')
  expect(away.asked()).toBe(1)
})
