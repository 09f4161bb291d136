import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { playerIdSchema } from '../shared/id.ts'
import { parsePlayerName, reservedSlugs } from './name.ts'

test.each(readCases('player-names-good.txt'))('%j is a name with the id %j', (name, playerId) => {
  expect(parsePlayerName(name ?? '')).toEqual({
    ok: true,
    value: { playerName: (name ?? '').trim(), playerId },
  })
  expect(v.is(playerIdSchema, playerId)).toBe(true)
  expect(reservedSlugs.has(playerId ?? '')).toBe(false)
})

test('a name holds nothing that nobody sees', () => {
  expect(parsePlayerName('\u2068An\u200bn\u2069\u0000')).toEqual({
    ok: true,
    value: { playerName: 'Ann', playerId: 'ann' },
  })
})

test.each(readCases('player-names-bad.txt'))('%s is the answer to %j', (code, name) => {
  expect(parsePlayerName(name ?? '')).toEqual({ ok: false, refusal: { code } })
})

test.each(readCases('player-names-reserved.txt'))('%j is for the operator to grant', (name) => {
  const parsed = parsePlayerName(name ?? '')
  expect(parsed.ok && reservedSlugs.has(parsed.value.playerId)).toBe(true)
})
