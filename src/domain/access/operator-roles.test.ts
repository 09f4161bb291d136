import { expect, test } from 'vitest'
import {
  canOperate,
  isLastOwner,
  mayActOn,
  operatorCapabilities,
  operatorRoles,
  permitOperator,
  type Operator,
} from './operator-roles.ts'

const grantedTo = (role: string | null) =>
  operatorCapabilities.filter((capability) => canOperate(role, capability))

test('owners may do everything, and only they appoint and hold backups', () => {
  expect(grantedTo('owner')).toEqual([...operatorCapabilities])
  expect(grantedTo('operator')).toEqual(
    operatorCapabilities.filter(
      (capability) => capability !== 'console.appoint' && capability !== 'console.keep',
    ),
  )
})

test('moderators work people and reports, and viewers look at the home page alone', () => {
  expect(grantedTo('moderator')).toEqual(['console.home', 'console.people', 'console.reports'])
  expect(grantedTo('viewer')).toEqual(['console.home'])
})

test.each([null, '', 'Owner', 'owner ', 'admin', '__proto__', 'constructor'])(
  'the role %j grants nothing',
  (role) => {
    expect(grantedTo(role)).toEqual([])
  },
)

const owner: Operator = { role: 'owner', hasSecondFactor: true, isLocal: false }

test('a second factor is needed unless only this machine can reach the server', () => {
  const needed = { ok: false, refusal: { code: 'second-factor-needed' } }
  expect(permitOperator(owner, 'console.run')).toEqual({ ok: true, value: null })
  expect(permitOperator({ ...owner, hasSecondFactor: false }, 'console.run')).toEqual(needed)
  expect(
    permitOperator({ ...owner, hasSecondFactor: false, isLocal: true }, 'console.run'),
  ).toEqual({ ok: true, value: null })
})

test('without the right the second factor is not asked for', () => {
  const viewer: Operator = { role: 'viewer', hasSecondFactor: false, isLocal: false }
  expect(permitOperator(viewer, 'console.run')).toEqual({
    ok: false,
    refusal: { code: 'not-allowed' },
  })
})

test('owners act on everyone, the others on lower roles alone', () => {
  const others = [...operatorRoles, null] as const
  const allowed = (role: Operator['role']) => others.filter((other) => mayActOn(role, other))
  expect(allowed('owner')).toEqual([...others])
  expect(allowed('operator')).toEqual(['moderator', 'viewer', null])
  expect(allowed('moderator')).toEqual(['viewer', null])
  expect(allowed('viewer')).toEqual([null])
  expect(allowed(null)).toEqual([])
})

test('the last owner is the only one', () => {
  expect(isLastOwner(['ann'], 'ann')).toBe(true)
  expect(isLastOwner(['ann', 'ben'], 'ann')).toBe(false)
  expect(isLastOwner(['ben'], 'ann')).toBe(false)
  expect(isLastOwner([], 'ann')).toBe(false)
})
