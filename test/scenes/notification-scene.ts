// What tests of notifications share: reachable players, things told to them, and what
// waits.
import { randomUUID } from 'node:crypto'
import { collectEffects } from '#server/effects.ts'
import { type NewAlert } from '../../src/server/features/alert/queries.ts'
import { deliverDue } from '../../src/server/features/delivery/jobs.ts'
import { sendAlerts } from '../../src/server/services/send-alerts.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'

/** Keys as a browser makes them; the twin of the push services looks at none. */
export const pushKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

/** Proves a player's address, as confirming it does. */
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

/** A device of a player, by its endpoint. */
export async function aDevice(
  player: TestPlayer,
  endpoint = `https://push.example.com/${randomUUID()}`,
): Promise<string> {
  await player.must('push-subscribe', { endpoint, keys: pushKeys, name: 'Phone' })
  return endpoint
}

/** A player with a proved address and a device. */
export async function aReachable(
  app: TestApp,
  name: string,
  options: Parameters<TestApp['signedIn']>[1] = {},
): Promise<TestPlayer & { endpoint: string }> {
  const player = await app.signedIn(name, options)
  await proveAddress(app, player)
  return { ...player, endpoint: await aDevice(player) }
}

/** Tells players something as a handler does, at the app's time. */
export async function tell(
  app: TestApp,
  ...alerts: (Pick<NewAlert, 'playerId' | 'kind'> & Partial<NewAlert>)[]
): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction().execute((tx) =>
    sendAlerts(
      { tx, effects: collectEffects(), newId: randomUUID, now },
      alerts.map((alert) => ({ eventId: null, params: { title: 'Finals' }, ...alert })),
    ),
  )
}

/**
 * What became of everything told to a player, oldest first: 'mail promoted sent', 'push message
 * waiting'.
 */
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

/** Lets `ms` go by, and the worker look. */
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
/** The push messages to a device so far, as they are shown. */
export const pushesTo = (app: TestApp, endpoint: string): ShownPush[] =>
  app.push.sent
    .filter(({ target }) => target.endpoint === endpoint)
    .map(({ message }) => JSON.parse(message.payload) as ShownPush)
/** The e-mails to a player so far. */
export const mailsTo = (app: TestApp, { email }: Pick<TestPlayer, 'email'>) =>
  app.mailbox.mails.filter(({ to }) => to === email)

export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000
