// Shared setup of notification tests: reachable players, notifications, and pending deliveries.
import { randomUUID } from 'node:crypto'
import { collectEffects } from '#server/effects.ts'
import { type NewAlert } from '../../src/server/core/alerts/alert-queries.ts'
import { sendAlerts } from '../../src/server/core/alerts/send-alerts.ts'
import { deliverDue } from '../../src/server/features/delivery/jobs.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'

/** Keys in a browser's format; the fake push service ignores them. */
export const pushKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

export async function proveAddress(
  app: TestApp,
  player: Pick<TestPlayer, 'userId'>,
): Promise<void> {
  await app.db
    .updateTable('auth_users')
    .set({ emailVerified: true })
    .where('id', '=', player.userId)
    .execute()
}

export async function aDevice(
  player: TestPlayer,
  endpoint = `https://push.example.com/${randomUUID()}`,
): Promise<string> {
  await player.must('push-subscribe', { endpoint, keys: pushKeys, name: 'Phone' })
  return endpoint
}

export async function aReachable(
  app: TestApp,
  name: string,
  options: Parameters<TestApp['signedIn']>[1] = {},
): Promise<TestPlayer & { endpoint: string }> {
  const player = await app.signedIn(name, options)
  await proveAddress(app, player)
  return { ...player, endpoint: await aDevice(player) }
}

export async function tell(
  app: TestApp,
  ...alerts: (Pick<NewAlert, 'playerId' | 'kind'> & Partial<NewAlert>)[]
): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction().execute((tx) =>
    sendAlerts(
      { tx, effects: collectEffects(), newId: randomUUID, now, followers: app.deps.followers },
      alerts.map((alert) => ({ eventId: null, params: { title: 'Finals' }, ...alert })),
    ),
  )
}

/** A player's deliveries, oldest first: 'mail promoted sent', 'push message waiting'. */
export async function deliveriesOf(app: TestApp, playerId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('deliveries')
    .select(['channel', 'kind', 'state', 'outcome'])
    .where('playerId', '=', playerId)
    .orderBy('created')
    .orderBy('channel', 'desc')
    .orderBy('kind')
    .execute()
  return rows.map(({ channel, kind, state, outcome }) =>
    [
      channel,
      kind,
      state === 'dropped' || state === 'failed' ? `${state}: ${outcome}` : state,
    ].join(' '),
  )
}

export async function pass(app: TestApp, ms: number): Promise<number> {
  app.clock.advance(ms)
  return deliverDue(app.deps)
}

export type ShownPush = {
  title: string
  body: string
  url: string
  tag: string
  unread: number | null
}
export const pushesTo = (app: TestApp, endpoint: string): ShownPush[] =>
  app.push.sent
    .filter(({ target }) => target.endpoint === endpoint)
    .map(({ message }) => JSON.parse(message.payload) as ShownPush)
export const mailsTo = (app: TestApp, { email }: Pick<TestPlayer, 'email'>) =>
  app.mailbox.mails.filter(({ to }) => to === email)

export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000
