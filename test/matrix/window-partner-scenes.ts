// A player looks for a partner and is removed from the list, with the windows of a team event open.
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import type { Scene, Story } from './window-story.ts'

const seek = ({ ann, kept }: Story, note: string) =>
  ann.must('partners-seek', { eventId: kept, note })

export const partnerScenes: readonly Scene[] = [
  {
    by: 'partners-seek',
    how: 'in an event for teams',
    before: async (story) => {
      const { eventId } = await story.olga.must('events-create', {
        fields: eventFieldsAt(story.place, { startDate: '2026-06-04', entryBy: 'team' }),
        status: 'published',
      })
      story.kept = eventId
      story.about.push(eventId)
    },
    act: (story) => seek(story, ''),
  },
  { by: 'partners-seek', how: 'with another note', act: (story) => seek(story, 'Left side') },
  {
    by: 'partners-stop',
    how: 'of somebody else',
    act: ({ olga, kept }) => olga.must('partners-stop', { eventId: kept, playerId: 'ann' }),
  },
]
