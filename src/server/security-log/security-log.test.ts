// The contents of security log lines, and how a flood of events stays small.
import { expect, test } from 'vitest'
import { noLimits } from '#test/support/no-limits.ts'
import { createLog } from '../log.ts'
import { createSecurityLog } from './create-security-log.ts'
import { lineLimits } from './line-budget.ts'
import { recordLimits } from './record-limits.ts'
import { securityKinds, type SecurityEvent } from './security-events.ts'

type Line = Record<string, unknown>
const secret = 'a secret for tests, long enough to sign with'

type StartOptions = { level?: 'info' | 'error' | 'silent'; secretKey?: string }

function startLog({ level = 'info', secretKey = secret }: StartOptions = {}) {
  const lines: Line[] = []
  let now = Date.UTC(2026, 5, 1)
  const log = createLog(level, {
    write: (line: string) => {
      lines.push(JSON.parse(line) as Line)
    },
  })
  const security = createSecurityLog({ log, secret: secretKey, clock: { now: () => now } })
  return {
    lines,
    security,
    advance: (ms: number) => {
      now += ms
    },
  }
}

const wrongPassword: SecurityEvent = {
  kind: 'sign-in-password',
  outcome: 'refused',
  reason: 'wrong-password',
  triedEmail: 'Ann@Example.org',
}

test('a line says what, who, from where, in which request and how it ended', () => {
  const { lines, security } = startLog()
  const facts = { requestId: 'abc', address: '192.0.2.1', userId: null as string | null }
  security.within(facts, () => {
    security.identify('user-1')
    security.record({ kind: 'passkey-added', outcome: 'done' })
    security.record(wrongPassword)
  })
  expect(lines).toMatchObject([
    {
      level: 30,
      msg: 'security',
      security: 'passkey-added',
      outcome: 'done',
      userId: 'user-1',
      address: '192.0.2.1',
      requestId: 'abc',
    },
    {
      level: 40,
      security: 'sign-in-password',
      outcome: 'refused',
      reason: 'wrong-password',
      tried: expect.any(String) as string,
    },
  ])
  expect(lines.every(({ time }) => typeof time === 'number')).toBe(true)
})

test('an address that was tried is the same hash each time, another under another secret, and nowhere in words', () => {
  const [one, other] = [startLog(), startLog({ secretKey: `${secret} of another server` })]
  for (const { security } of [one, other]) security.record(wrongPassword)
  one.security.record({ ...wrongPassword, kind: 'registration', triedEmail: ' ann@example.org' })
  const hashes = [...one.lines, ...other.lines].map(({ tried }) => tried)
  expect(hashes[0]).toMatch(/^[\w-]{16}$/)
  expect(hashes[1]).toBe(hashes[0])
  expect(hashes[2]).not.toBe(hashes[0])
  expect(JSON.stringify(one.lines).toLowerCase()).not.toContain('example')
})

test('the same line is written five times a minute, then once more with how often it came', () => {
  const { lines, security, advance } = startLog()
  for (let n = 0; n < 1_000; n += 1) security.record(wrongPassword)
  expect(lines).toHaveLength(lineLimits.same)
  security.record({ ...wrongPassword, triedEmail: 'other@example.org' })
  expect(lines).toHaveLength(lineLimits.same + 1)
  advance(60_000)
  security.record(wrongPassword)
  expect(lines.slice(lineLimits.same + 1)).toMatchObject([
    { times: 995, tried: lines[0]?.['tried'] },
    { security: 'sign-in-password' },
  ])
  expect(
    security
      .counts()
      .find(({ kind, outcome }) => kind === 'sign-in-password' && outcome === 'refused')?.count,
  ).toBe(1_002)
})

test('refusals from ever new addresses are 120 lines a minute, and one with the number of the others', () => {
  const { lines, security } = startLog()
  for (let n = 0; n < 5_000; n += 1) security.record({ ...wrongPassword, address: `192.0.2.${n}` })
  expect(lines).toHaveLength(lineLimits.group.refused)
  security.flush()
  expect(lines).toHaveLength(lineLimits.group.refused + 1)
  expect(lines.at(-1)).toMatchObject({
    security: 'sign-in-password',
    outcome: 'refused',
    times: 4_880,
  })
  security.flush()
  expect(lines).toHaveLength(lineLimits.group.refused + 1)
})

test('a flood of one kind holds back no line of another', () => {
  const { lines, security } = startLog()
  for (let n = 0; n < 5_000; n += 1) security.record({ ...wrongPassword, address: `192.0.2.${n}` })
  security.record({ kind: 'account-deleted', outcome: 'done', userId: 'user-2' })
  expect(lines.at(-1)).toMatchObject({ security: 'account-deleted', userId: 'user-2' })
})

test('lines are written whatever the level of the log is, unless it is silent', () => {
  const [errors, silent] = [startLog({ level: 'error' }), startLog({ level: 'silent' })]
  for (const { security } of [errors, silent])
    security.record({ kind: 'signed-out', outcome: 'done' })
  expect(errors.lines).toHaveLength(1)
  expect(silent.lines).toEqual([])
})

test('words that are no name of ours are not written', () => {
  const { lines, security } = startLog()
  for (const what of ['ann@example.org', 'a\n{"level":30}', 'x'.repeat(80)]) {
    security.record({ kind: 'right-refused', outcome: 'refused', what })
  }
  expect(lines.map(({ what }) => what)).toEqual(['other', 'other', 'other'])
})

test('each kind and outcome is counted from the start', () => {
  const { security } = startLog()
  const pairs = Object.entries(securityKinds).flatMap(([kind, outcomes]) =>
    outcomes.map((outcome) => ({ kind, outcome, count: 0 })),
  )
  expect(security.counts()).toEqual(pairs)
})

test('a try that a limit refuses is recorded with its limit and whose it was', async () => {
  const { lines, security } = startLog()
  const limiter = recordLimits({ ...noLimits, take: () => Promise.resolve(3) }, security)
  await limiter.take('wrong-password', { of: 'one', key: 'address 192.0.2.9' })
  await limiter.take('upload', { of: 'one', key: 'user user-3' })
  await limiter.take('request', { of: 'crowd', key: '192.0.2.0' })
  await limiter.take('reset-mail', { of: 'one', key: 'ann@example.org' })
  expect(lines).toMatchObject([
    { security: 'limit-hit', outcome: 'refused', reason: 'wrong-password', address: '192.0.2.9' },
    { reason: 'upload', userId: 'user-3' },
    { reason: 'request', address: '192.0.2.0' },
    { reason: 'reset-mail', tried: expect.stringMatching(/^[\w-]{16}$/) as string },
  ])
})
