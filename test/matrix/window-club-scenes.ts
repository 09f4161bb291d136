// What operators do with a club, with windows open.
import type { Scene, Story } from './window-story.ts'

type Command = (
  by: string,
  words: (story: Story) => readonly string[],
  before?: Scene['before'],
) => Scene

const lobs = (story: Story) => [story.place, 'lobs-2']

export const clubScenes = (command: Command): readonly Scene[] => [
  command('clubs find', () => ['lobs']),
  command(
    'clubs hand-over',
    (story) => [...lobs(story), 'ann'],
    async ({ olga, place }) => {
      const { clubId } = await olga.must('clubs-create', { locationId: place, clubName: 'Lobs 2' })
      await olga.must('clubMembers-add', { locationId: place, clubId, playerId: 'ann' })
    },
  ),
  command('clubs delete', lobs),
]
