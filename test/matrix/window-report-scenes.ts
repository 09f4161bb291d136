// What commands about reports need beforehand.
import { randomUUID } from 'node:crypto'
import type { Scene, Story } from './window-story.ts'

async function aLetter({ ben }: Story): Promise<string> {
  const messageId = randomUUID()
  await ben.must('messages-send', { messageId, toId: 'ann', message: 'You are bad' })
  return messageId
}

type MakeScene = (
  by: string,
  words?: (story: Story) => readonly string[],
  before?: Scene['before'],
) => Scene

export const reportScenes = (command: MakeScene): readonly Scene[] => [
  command('reports list'),
  command('reports appeals'),
  command(
    'reports close',
    ({ kept }) => [kept, '--outcome', 'dismissed'],
    async (story) => {
      await story.ann.must('reports-create', {
        reported: { kind: 'message', messageId: await aLetter(story) },
        reason: 'rude',
      })
      story.kept = (
        await story.app.db
          .updateTable('reports')
          .set({ locationId: null })
          .returning('reportId')
          .executeTakeFirstOrThrow()
      ).reportId
    },
  ),
  command(
    'reports answer',
    ({ kept }) => [kept],
    async (story) => {
      const decided = await story.app.db
        .insertInto('report_decisions')
        .values({
          decisionId: story.app.deps.newId(),
          playerId: 'ann',
          outcome: 'warned',
          reason: 'Loud',
          created: new Date(),
          appeal: 'Not me.',
          appealed: new Date(),
        })
        .returning('decisionId')
        .executeTakeFirstOrThrow()
      story.kept = decided.decisionId
    },
  ),
]

export const unseenOfReports = (reason: string): Readonly<Record<string, string>> => ({
  'reports list': reason,
  'reports appeals': reason,
  'reports-appeal': 'no alert names the decision here; decisions.pg.test.ts shows one that follows',
})
