// House rules with the evening's windows open: someone asks to be let off, and is.
import { anEvent, theyActed } from '#test/support/builders.ts'
import type { Scene, Story } from './window-story.ts'

const toOwner = ({ place }: Story) => ({ kind: 'venue' as const, locationId: place })

const saveRules = (story: Story) =>
  story.ada.must('houseRules-save', {
    owner: toOwner(story),
    rules: {
      daysAhead: null,
      opensAt: '00:00',
      laterDays: null,
      aDay: null,
      aWeek: null,
      oneWaitlist: false,
      missEffect: 'pause',
      missLimit: 1,
      pauseDays: 7,
      membersClubId: null,
    },
  })

async function missOne(story: Story): Promise<void> {
  const { app, place } = story
  const announced = new Date('2026-05-30T12:00:00Z')
  const eventId = await anEvent(
    app.db,
    { location: place, organizer: 'ada' },
    { startDate: '2026-05-31', playing: 1, nextOrder: 2, announced },
  )
  await app.db
    .insertInto('player_events')
    .values({
      eventId,
      playerId: 'ann',
      partnerId: null,
      guests: 0,
      place: 'playing',
      entryOrder: 1,
      attendance: 'no-show',
      gender: null,
      startDate: '2026-05-31',
    })
    .execute()
  await theyActed(app.db, eventId, ['ann'])
  story.kept = await anEvent(
    app.db,
    { location: place, organizer: 'olga' },
    { startDate: '2026-06-06', announced },
  )
}

export const houseScenes: readonly Scene[] = [
  { by: 'houseRules-save', act: saveRules },
  {
    by: 'houseRules-appeal',
    before: missOne,
    act: ({ ann, kept }) => ann.must('houseRules-appeal', { eventId: kept, body: 'I was ill.' }),
  },
  {
    by: 'houseRules-answer',
    act: (story) =>
      story.ada.must('houseRules-answer', {
        owner: toOwner(story),
        playerId: 'ann',
        isLifted: true,
        reason: 'Get well.',
      }),
  },
]
