// Event mails and push messages wait to be combined. Only cancelled.e2e.ts waits that long; other
// stories make them due at once.
import { topics } from '#server/live/topics.ts'
import type { TestApp } from '#test/support/test-app.ts'

export async function hastenMail(
  { db, deps }: TestApp,
  channel: 'mail' | 'push' = 'mail',
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ dueAt: new Date(deps.clock.now()) })
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .execute()
  deps.bus.publish([topics.deliveries()])
}
