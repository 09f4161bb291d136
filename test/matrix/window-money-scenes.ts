// Prices and payments of an evening with the windows of window-story.ts open.
import { settlePurses } from '#server/features/purse/jobs.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { newEvent, type Scene, type Story } from './window-story.ts'

const fixed = {
  kind: 'fixed',
  currency: 'USD',
  amount: 800,
  memberAmount: null,
  refundRule: '',
} as const
const forMembers = {
  kind: 'members',
  currency: 'EUR',
  amount: 900,
  memberAmount: 500,
  refundRule: 'Until noon.',
} as const

const toSubject = ({ kept }: Story) => ({ kind: 'event' as const, eventId: kept })
const sellTo = ({ olga, place, clubId }: Story, playerId: string) =>
  olga.must('purses-sell', { locationId: place, clubId, playerId, entries: 2 })

export const moneyScenes: readonly Scene[] = [
  {
    by: 'clubs-create',
    how: 'of an organizer',
    act: ({ olga, place }) => olga.must('clubs-create', { locationId: place, clubName: 'Lobs' }),
  },
  {
    by: 'payments-setPrice',
    how: 'another one, for members',
    before: async (story) => {
      const fields = eventFieldsAt(story.place, { startDate: '2026-06-12', guestsPerPlayer: 2 })
      story.kept = await newEvent(story.olga, fields)
      story.about.push(story.kept)
      await story.ann.must('events-signUp', { eventId: story.kept, guests: 0 })
      await sellTo(story, 'ann')
      await story.olga.must('payments-setPrice', {
        subject: toSubject(story),
        price: fixed,
        clubId: null,
      })
    },
    act: (story) =>
      story.olga.must('payments-setPrice', {
        subject: toSubject(story),
        price: forMembers,
        clubId: story.clubId,
        takesEntries: true,
      }),
  },
  {
    by: 'payments-setPayTo',
    act: ({ olga }) =>
      olga.must('payments-setPayTo', { lines: [{ kind: 'venmo', value: 'olga', name: '' }] }),
  },
  {
    by: 'events-setGuests',
    how: 'of someone who pays',
    act: ({ ann, kept }) => ann.must('events-setGuests', { eventId: kept, guests: 2 }),
  },
  { by: 'purses', act: ({ app }) => settlePurses(app.deps) },
  {
    by: 'events-withdraw',
    how: 'after paying',
    before: (story) =>
      story.olga.must('payments-mark', {
        subject: toSubject(story),
        playerId: 'ann',
        state: 'paid',
      }),
    act: ({ ann, kept }) => ann.must('events-withdraw', { eventId: kept }),
  },
]
