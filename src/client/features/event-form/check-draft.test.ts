import { expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { freshDraft } from './event-draft.ts'

const draft = freshDraft({ location: 'riverside', startDate: '2026-06-02', startTime: '18:00' })
const context = {
  timeZone: 'America/New_York',
  startedAt: null,
  before: null,
  now: Date.parse('2026-06-01T12:00:00Z'),
  groups: ['Friends', 'Favorites', 'Owls'],
}

test('a good draft gives its fields', () => {
  expect(checkDraft(draft, context)).toMatchObject({
    fields: { location: 'riverside', startTime: '18:00' },
  })
})

test.each([
  [{ minPlayers: 17 }, { maxPlayers: 'event-min-over-max' }],
  [{ skillMin: 4, skillMax: 3.5 }, { skillMax: 'event-skill-range' }],
  [{ startDate: '2026-06-01', startTime: '08:00' }, { startTime: 'event-start-past' }],
  [{ invite: true, invited: 'Eagles' }, { invited: 'invited-unknown' }],
  [{ startTime: null }, { startTime: 'missing' }],
])('%o is refused at its field', (changes, problems) => {
  expect(checkDraft({ ...draft, ...changes }, context)).toEqual({ problems })
})

test('the start is the venue’s: eight in the morning is past in New York and ahead in Los Angeles', () => {
  const early = { ...draft, startDate: '2026-06-01', startTime: '08:00' }
  expect(checkDraft(early, { ...context, timeZone: 'America/Los_Angeles' })).toMatchObject({
    fields: { startTime: '08:00' },
  })
})

test('a time that the clocks skip is refused where it stands', () => {
  const night = { ...draft, startDate: '2027-03-14', startTime: '02:30' }
  expect(checkDraft(night, context)).toEqual({ problems: { startTime: 'event-time-skipped' } })
  expect(checkDraft({ ...night, startTime: '03:30' }, context)).toMatchObject({
    fields: { startTime: '03:30' },
  })
  const opens = {
    ...draft,
    startDate: '2027-03-20',
    signupOpens: { day: '2027-03-14', time: '02:05' },
  }
  expect(checkDraft(opens, context)).toEqual({ problems: { signupOpens: 'event-time-skipped' } })
})

test('an event that began may be changed while its start stays', () => {
  const begun = { ...draft, startDate: '2026-06-01', startTime: '07:00' }
  const startedAt = Date.parse('2026-06-01T11:00:00Z')
  expect(checkDraft(begun, { ...context, startedAt })).toMatchObject({
    fields: { startTime: '07:00' },
  })
  expect(checkDraft({ ...begun, startTime: '07:05' }, { ...context, startedAt })).toEqual({
    problems: { startTime: 'event-start-past' },
  })
})

test('without a venue nothing is sent', () => {
  expect(checkDraft({ ...draft, location: null }, { ...context, timeZone: null })).toEqual({
    problems: { location: 'missing' },
  })
  expect(checkDraft(draft, { ...context, timeZone: null })).toEqual({
    problems: { location: 'location-not-found' },
  })
})
