// What commands about jobs and mail need beforehand. Of the queue only its tables are read.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { suppressAddress } from '#server/mail/suppress-address.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import type { Scene, Story } from './window-story.ts'

async function aQueue({ app }: Story): Promise<void> {
  await sql`create schema if not exists pgboss`.execute(app.db)
  await sql`create table if not exists pgboss.schedule (name text, key text, cron text)`.execute(
    app.db,
  )
  await sql`create table if not exists pgboss.job (name text, state text, data jsonb,
    source_output jsonb, start_after timestamptz, created_on timestamptz,
    completed_on timestamptz)`.execute(app.db)
  await sql`insert into pgboss.schedule values ('jobs', 'ratings', '* * * * *')`.execute(app.db)
}

type MakeScene = (by: string, words?: () => readonly string[], before?: Scene['before']) => Scene

export const consoleScenes = (command: MakeScene): readonly Scene[] => [
  command('jobs list'),
  command('jobs again', () => ['ratings'], aQueue),
  command('mail show'),
  command(
    'mail again',
    () => [],
    async (story) => {
      await proveAddress(story.app, story.ann)
      await story.ben.must('messages-send', {
        messageId: randomUUID(),
        toId: 'ann',
        message: 'Again?',
      })
      await story.app.db
        .updateTable('deliveries')
        .set({ outcome: 'later', dueAt: new Date(story.app.clock.now() + 3_600_000) })
        .where('channel', '=', 'mail')
        .where('state', '=', 'waiting')
        .execute()
    },
  ),
  command('suppressed list'),
  command(
    'suppressed clear',
    () => ['ann'],
    async ({ app, ann }) => {
      await suppressAddress(app.deps, {
        address: ann.email,
        reason: 'bounced',
        status: '5.1.1',
        source: 'hand-over',
      })
    },
  ),
]

export const unseenOfConsole = (reason: string): Readonly<Record<string, string>> => ({
  'jobs list': reason,
  'jobs again': 'a running server hears of it; jobs/asked-jobs.pg.test.ts shows it',
  'mail show': reason,
  'mail again': 'it sends; what was sent shows once it went',
  'suppressed list': reason,
})
