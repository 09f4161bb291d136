// Mail about an event waits for more of the same. One story waits as long (cancelled.e2e.ts); in the
// others it is due at once.
import { topics } from '#server/live/topics.ts'
import type { TestApp } from '#test/support/test-app.ts'

/** What waits to be mailed is due now. */
export async function hastenMail({ db, deps }: TestApp): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ dueAt: new Date(deps.clock.now()) })
    .where('channel', '=', 'mail')
    .where('state', '=', 'waiting')
    .execute()
  deps.bus.publish([topics.deliveries()])
}
