import { expect, test } from 'vitest'
import { playerDataWaitMs } from '#domain/onboarding/waits.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import type { Live } from '../../net/use-live.ts'
import type { Me } from '../../session/use-me.ts'
import { gateView, offlineAfterMs, slowAfterMs } from './gate-view.ts'

const loading: Live<Me> = { status: 'loading', data: undefined, refusal: null, stale: false }
const refused = (code: RefusalCode): Live<Me> => ({
  status: 'refused',
  data: undefined,
  refusal: { code },
  stale: false,
})
const known: Live<Me> = {
  status: 'ready',
  refusal: null,
  stale: true,
  data: {
    status: 'completed',
    userId: 'u',
    email: 'a@example.org',
    provider: 'password',
    stage: null,
    player: null,
    unreadMessages: 0,
    claims: 0,
    unreadAlerts: 0,
    locations: [],
  },
}

test('a known person opens the screen, with or without a connection', () => {
  expect(gateView({ me: known, connection: 'open', waitedMs: 0 })).toBe('open')
  expect(gateView({ me: known, connection: 'waiting', waitedMs: 60_000 })).toBe('open')
})

test('the wait for the player’s data says that it is slow, and after ten seconds that it failed', () => {
  const at = (waitedMs: number) => gateView({ me: loading, connection: 'open', waitedMs })
  expect([
    at(0),
    at(slowAfterMs - 1),
    at(slowAfterMs),
    at(playerDataWaitMs - 1),
    at(playerDataWaitMs),
  ]).toEqual(['loading', 'loading', 'slow', 'slow', 'failed'])
  expect(playerDataWaitMs).toBe(10_000)
})

test('an internal refusal that lasts ten seconds is a failure', () => {
  expect(gateView({ me: refused('internal'), connection: 'open', waitedMs: 9_999 })).toBe('slow')
  expect(gateView({ me: refused('internal'), connection: 'open', waitedMs: 10_000 })).toBe('failed')
})

test.each(['connecting', 'waiting'] as const)(
  'without a connection (%s) it never fails, and says offline after a moment',
  (connection) => {
    const at = (waitedMs: number) => gateView({ me: loading, connection, waitedMs })
    expect([at(0), at(offlineAfterMs), at(60_000)]).toEqual(['loading', 'offline', 'offline'])
  },
)

test('a server that cannot reach its data is away, not broken', () => {
  expect(gateView({ me: refused('unavailable'), connection: 'open', waitedMs: 60_000 })).toBe(
    'offline',
  )
})

test('nobody signed in is lost at once; a server of another wire asks for a reload', () => {
  expect(gateView({ me: refused('not-signed-in'), connection: 'open', waitedMs: 0 })).toBe('lost')
  expect(gateView({ me: loading, connection: 'signed-out', waitedMs: 0 })).toBe('lost')
  expect(gateView({ me: loading, connection: 'outdated', waitedMs: 0 })).toBe('outdated')
})
