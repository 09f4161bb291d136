import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { compareHandover, readSteps, writeSteps } from './handover.ts'
import { scoreboardSteps } from './rally.ts'

const steps = array(constantFrom(...scoreboardSteps), { maxLength: 120 })

test('steps arrive as they were written', () => {
  assert(
    property(steps, (written) => {
      expect(readSteps(writeSteps(written)) ?? []).toEqual(written)
    }),
  )
})

test('anything else is no scoreboard', () => {
  assert(
    property(string(), (text) => {
      const read = readSteps(text)
      if (read !== null) expect(writeSteps(read)).toBe(text)
    }),
  )
  for (const text of ['', 'abx', 'a b', 'a'.repeat(501)]) expect(readSteps(text)).toBeNull()
})

test('what goes on from here is taken, what this phone went on from is not', () => {
  assert(
    property(steps, steps, (begun, more) => {
      const all = [...begun, ...more]
      expect(compareHandover(begun, all)).toBe(more.length > 0 ? 'take' : 'keep')
      expect(compareHandover(all, begun)).toBe('keep')
    }),
  )
})

test('where both phones went on by themselves it is asked', () => {
  assert(
    property(steps, steps, steps, (begun, one, other) => {
      expect(compareHandover([...begun, 'a', ...one], [...begun, 'b', ...other])).toBe('ask')
    }),
  )
})
