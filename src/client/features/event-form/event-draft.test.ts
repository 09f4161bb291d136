import { expect, test } from 'vitest'
import type { EventFields } from '#domain/event/event-fields.ts'
import { toDay } from '#domain/shared/day.ts'
import {
  resetUntouched,
  copyEventDraft,
  draftFrom,
  toEventDraft,
  toEventFields,
  freshDraft,
  fillFromLast,
  markTouched,
  type PrefilledDraft,
} from './event-draft.ts'

const zone = 'America/New_York'
const draft = freshDraft({ location: 'riverside', startDate: '2026-06-02', startTime: '18:00' })
const state: PrefilledDraft = { draft, touched: new Set(), filledFrom: null }
const chooseCourts = (courts: number): PrefilledDraft => ({
  draft: { ...draft, courts },
  ...markTouched(state, { courts }),
})
const last: EventFields = {
  ...draft,
  location: 'riverside',
  startDate: toDay('2026-05-01'),
  startTime: '09:30',
  title: 'Friday mixer',
  maxPlayers: 24,
  courts: 6,
  cohosts: ['ben'],
  signupOpens: '2026-04-28T16:00:00.000Z',
  signupCloses: null,
  drawAt: null,
}

test('a fresh draft can be sent as it is', () => {
  expect(toEventFields(draft, zone)).toEqual({
    fields: { ...draft, signupOpens: null, signupCloses: null, drawAt: null },
  })
})

test('what is missing is named, field by field', () => {
  expect(
    toEventFields({ ...draft, location: null, startDate: null, startTime: null }, zone),
  ).toEqual({
    problems: { location: 'missing', startDate: 'missing', startTime: 'missing' },
  })
})

test('a value outside its limits is named', () => {
  expect(toEventFields({ ...draft, startTime: '18:02', courts: 51 }, zone)).toEqual({
    problems: { startTime: 'invalid', courts: 'invalid' },
  })
})

test('half a sign-up window is missing something', () => {
  expect(toEventFields({ ...draft, signupOpens: { day: '2026-06-01', time: null } }, zone)).toEqual(
    {
      problems: { signupOpens: 'missing' },
    },
  )
})

test('the sign-up window is the venue’s time and comes back as it was', () => {
  const sent = toEventFields({ ...draft, signupOpens: { day: '2026-06-01', time: '12:00' } }, zone)
  expect(sent).toMatchObject({ fields: { signupOpens: '2026-06-01T16:00:00.000Z' } })
  expect('fields' in sent && toEventDraft(sent.fields, zone).signupOpens).toEqual({
    day: '2026-06-01',
    time: '12:00',
  })
})

test('the last event fills in all but its day, its window, its helpers and what was chosen by hand', () => {
  const chosen = chooseCourts(2)
  const filled = fillFromLast(chosen, last)
  expect(filled.draft).toMatchObject({
    title: 'Friday mixer',
    maxPlayers: 24,
    startTime: '09:30',
    courts: 2,
    startDate: '2026-06-02',
    signupOpens: null,
    cohosts: [],
  })
  expect(filled.filledFrom).toBe('riverside')
})

test('starting fresh keeps what was chosen by hand', () => {
  const fresh = resetUntouched(fillFromLast(chooseCourts(2), last))
  expect(fresh.draft).toMatchObject({
    title: '',
    maxPlayers: 16,
    courts: 2,
    startDate: '2026-06-02',
  })
})

test('a copy is on another day and opens at once', () => {
  expect(copyEventDraft(last, '2026-06-08')).toMatchObject({
    title: 'Friday mixer',
    startDate: '2026-06-08',
    startTime: '09:30',
    signupOpens: null,
    cohosts: ['ben'],
  })
})

test('a copy of a draw, and an event from a template with one, are drawn the evening before', () => {
  const lottery: EventFields = {
    ...last,
    signupMode: 'lottery',
    drawAt: '2026-04-30T16:00:00.000Z',
  }
  const {
    startDate: _day,
    signupOpens: _opens,
    signupCloses: _closes,
    drawAt: _drawAt,
    cohosts: _cohosts,
    ...template
  } = lottery
  const evening = { day: '2026-06-07', time: '18:00' }
  expect([
    copyEventDraft(lottery, '2026-06-08').drawAt,
    draftFrom(template, '2026-06-08').drawAt,
    copyEventDraft(last, '2026-06-08').drawAt,
  ]).toEqual([evening, evening, null])
  expect(draftFrom(template, '2026-06-08')).toMatchObject({
    title: 'Friday mixer',
    startDate: '2026-06-08',
    startTime: '09:30',
    signupOpens: null,
    cohosts: [],
  })
})

test('a draw without its whole time is missing something', () => {
  expect(
    toEventFields({ ...draft, signupMode: 'lottery', drawAt: { day: null, time: '18:00' } }, zone),
  ).toEqual({ problems: { drawAt: 'missing' } })
})
