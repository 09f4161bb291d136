// Held results, for the operator's commands about them.
import type { Story } from './window-story.ts'

/** The last event at the venue is held: one to come, at which nobody was yet. */
export async function holdOne(story: Story): Promise<void> {
  const { db } = story.app
  const first = db
    .selectFrom('events')
    .select('eventId')
    .where('location', '=', 'pier')
    .where('status', '=', 'published')
    .where('deleted', '=', false)
    .orderBy('startsAt', 'desc')
    .limit(1)
  story.kept = (
    await db
      .updateTable('events')
      .set({ ranking: 'held' })
      .where('eventId', 'in', first)
      .returning('eventId')
      .executeTakeFirstOrThrow()
  ).eventId
  story.about.push(story.kept)
}
