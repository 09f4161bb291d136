import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { freshEventFields } from '../event/event-fields.ts'
import { addDays, toDay } from '../shared/day.ts'
import { divisionRefusal, toDivisionEvent } from './division-event.ts'
import {
  applyTournamentChange,
  checkDivision,
  checkTournamentFields,
  divisionFields,
  tournamentFields,
  type DivisionFields,
  type TournamentFields,
} from './tournament.ts'

const tournament: TournamentFields = {
  name: 'Spring Open',
  location: 'venue-6c8f0b8e-2a53-4a39-9f0a-0d6d2c7a1b11',
  startDate: toDay('2026-06-05'),
  endDate: toDay('2026-06-07'),
  startTime: '08:00',
  endTime: '18:00',
  courts: 8,
  courtsOut: [],
  cohosts: [],
  invite: false,
  invited: '',
  restMinutes: 15,
  note: 'Bring water.',
}
const division: DivisionFields = {
  title: 'Mixed 3.5',
  play: 'doubles',
  gender: 'Mixed',
  skillMin: 3,
  skillMax: 3.5,
  skillRule: 'block',
  ageMin: null,
  ageMax: null,
  startDate: toDay('2026-06-06'),
  startTime: '09:30',
  entrants: 12,
  waiting: 4,
  format: {
    format: 'pools then bracket',
    rounds: 6,
    points: 11,
    winBy: 2,
    scoring: 'side-out',
    bestOf: 1,
    ranked: true,
    consolation: false,
  },
}

describe('the event of a division', () => {
  test('has teams in doubles, at the venue of the tournament, to the end of its day', () => {
    const { entrants, waiting, ...asked } = division
    expect(toDivisionEvent(tournament, division)).toEqual({
      ...freshEventFields,
      ...asked,
      type: 'tournament',
      entryBy: 'team',
      location: tournament.location,
      duration: 8 * 60 + 30,
      courts: 8,
      minPlayers: 2,
      maxPlayers: entrants * 2,
      maxWaitlist: waiting,
      cancelCutoffHours: 24,
      note: 'Bring water.',
    })
  })

  test('has players in singles', () => {
    const singles = toDivisionEvent(tournament, { ...division, play: 'singles' })
    expect(singles).toMatchObject({ entryBy: 'player', maxPlayers: 12, maxWaitlist: 4 })
  })

  test('is never longer than an event may be', () => {
    const early = { ...division, startTime: '05:05' }
    expect(toDivisionEvent({ ...tournament, endTime: '17:05' }, early).duration).toBe(720)
    expect(toDivisionEvent({ ...tournament, endTime: '17:10' }, early).duration).toBe(720)
    expect(toDivisionEvent({ ...tournament, endTime: '17:00' }, early).duration).toBe(715)
  })

  test('keeps its invitation, at its venue, in its frame and in a format that is drawn', () => {
    const before = toDivisionEvent(tournament, division)
    const { endDate, startTime, endTime } = tournament
    const frame = { startDate: division.startDate, endDate, startTime, endTime }
    const refusal = (changes: Partial<typeof before>) =>
      divisionRefusal(before, { ...before, ...changes }, frame)
    expect(refusal({ note: 'Bring water.', duration: 60, startTime })).toBeNull()
    expect(refusal({ format: null })).toBeNull()
    expect(refusal({ invite: true, invited: 'Friends' })).toBe('run-by-tournament')
    const hidden = { ...before, invite: true, invited: 'Friends' }
    expect(divisionRefusal(hidden, { ...hidden, note: 'Mine' }, frame)).toBeNull()
    expect(divisionRefusal(hidden, { ...hidden, invited: 'Favorites' }, frame)).toBe(
      'run-by-tournament',
    )
    expect(divisionRefusal(hidden, before, frame)).toBe('run-by-tournament')
    expect(refusal({ location: 'elsewhere' })).toBe('run-by-tournament')
    expect(refusal({ type: 'open play' })).toBe('run-by-tournament')
    expect(refusal({ entryBy: 'player' })).toBe('run-by-tournament')
    expect(refusal({ play: 'singles' })).toBe('run-by-tournament')
    expect(refusal({ startDate: addDays(endDate, 1) })).toBe('tournament-dates')
    expect(refusal({ startTime: endTime })).toBe('tournament-dates')
    const rotating = { ...division.format, format: 'rotating partners' as const }
    expect(refusal({ format: rotating })).toBe('division-format')
    const old = { ...before, startTime: '03:00', format: rotating }
    expect(divisionRefusal(old, { ...old, note: 'Bring water.' }, frame)).toBeNull()
  })
})

describe('a tournament', () => {
  const check = (changes: Partial<TournamentFields>) => {
    const checked = checkTournamentFields({ ...tournament, ...changes })
    return checked.ok ? 'ok' : checked.refusal.code
  }

  test('lasts one to seven days, and each day begins before it ends', () => {
    expect(checkTournamentFields(tournament)).toEqual({ ok: true, value: tournament })
    expect(check({ endDate: toDay('2026-06-05') })).toBe('ok')
    expect(check({ endDate: toDay('2026-06-11') })).toBe('ok')
    expect(check({ endDate: toDay('2026-06-12') })).toBe('tournament-dates')
    expect(check({ endDate: toDay('2026-06-04') })).toBe('tournament-dates')
    expect(check({ endTime: '08:05' })).toBe('ok')
    expect(check({ endTime: '08:00' })).toBe('tournament-dates')
    expect(check({ endTime: '07:55' })).toBe('tournament-dates')
  })

  test.each([
    [{}, true],
    [{ name: 'Cup' }, true],
    [{ name: 'Op' }, false],
    [{ name: 'x'.repeat(40) }, true],
    [{ name: 'x'.repeat(41) }, false],
    [{ courts: 1 }, true],
    [{ courts: 0 }, false],
    [{ courts: 1.5 }, false],
    [{ courts: 1000 }, false],
    [{ restMinutes: 0 }, true],
    [{ restMinutes: -1 }, false],
    [{ restMinutes: 60 }, true],
    [{ restMinutes: 61 }, false],
    [{ startDate: 'June 5' }, false],
    [{ endDate: 'June 7' }, false],
    [{ startTime: '8' }, false],
    [{ endTime: '18' }, false],
    [{ location: '' }, false],
    [{ note: 'x'.repeat(100_000) }, false],
    [{ fee: 1 }, false],
  ])('with %o has good fields: %s', (changes, isGood) => {
    expect(safeParse(tournamentFields, { ...tournament, ...changes }).success).toBe(isGood)
  })
})

describe('a division', () => {
  const check = (changes: Partial<DivisionFields>) => {
    const checked = checkDivision({ ...division, ...changes }, tournament)
    return checked.ok ? 'ok' : checked.refusal.code
  }

  test('is on a day of its tournament, and starts while it is played', () => {
    expect(checkDivision(division, tournament)).toEqual({ ok: true, value: null })
    expect(check({ startDate: toDay('2026-06-05') })).toBe('ok')
    expect(check({ startDate: toDay('2026-06-07') })).toBe('ok')
    expect(check({ startDate: toDay('2026-06-04') })).toBe('tournament-dates')
    expect(check({ startDate: toDay('2026-06-08') })).toBe('tournament-dates')
    expect(check({ startTime: '08:00' })).toBe('ok')
    expect(check({ startTime: '07:55' })).toBe('tournament-dates')
    expect(check({ startTime: '17:55' })).toBe('ok')
    expect(check({ startTime: '18:00' })).toBe('tournament-dates')
  })

  test('has ranges of levels and ages that begin before they end', () => {
    expect(check({ skillMin: 3.5, skillMax: 3.5 })).toBe('ok')
    expect(check({ skillMin: 4, skillMax: 3.5 })).toBe('event-skill-range')
    expect(check({ skillMin: 4, skillMax: null })).toBe('ok')
    expect(check({ skillMin: null, skillMax: 3 })).toBe('ok')
    expect(check({ ageMin: 50, ageMax: 50 })).toBe('ok')
    expect(check({ ageMin: 51, ageMax: 50 })).toBe('event-age-range')
    expect(check({ ageMin: 50, ageMax: null })).toBe('ok')
    expect(check({ ageMin: null, ageMax: 18 })).toBe('ok')
  })

  test('has a format for its play', () => {
    const format = (name: DivisionFields['format']['format']) => ({
      format: { ...division.format, format: name },
    })
    expect(check(format('fixed teams'))).toBe('ok')
    expect(check(format('singles'))).toBe('format-not-for-play')
    expect(check({ play: 'singles', ...format('singles') })).toBe('ok')
    expect(check({ play: 'singles', ...format('fixed teams') })).toBe('format-not-for-play')
  })

  test.each([
    [{}, true],
    [{ entrants: 2 }, true],
    [{ entrants: 1 }, false],
    [{ entrants: 200 }, true],
    [{ entrants: 201 }, false],
    [{ waiting: 0 }, true],
    [{ waiting: -1 }, false],
    [{ waiting: 100 }, true],
    [{ waiting: 101 }, false],
    [{ title: 'Op' }, false],
    [{ title: 'x'.repeat(1000) }, false],
    [{ format: { ...division.format, format: 'double elimination' } }, true],
    [{ format: { ...division.format, format: 'single elimination' } }, true],
    [{ format: { ...division.format, format: 'fixed teams' } }, true],
    [{ format: { ...division.format, format: 'singles' } }, true],
    [{ format: { ...division.format, format: 'mexicano' } }, false],
    [{ format: { ...division.format, sets: 3 } }, false],
    [{ fee: 1 }, false],
  ])('with %o has good fields: %s', (changes, isGood) => {
    expect(safeParse(divisionFields, { ...division, ...changes }).success).toBe(isGood)
  })
})

describe('a change of a tournament', () => {
  const hidden = { ...tournament, cohosts: ['ann'], invite: true, invited: 'Friends' }
  const { cohosts: _cohosts, invite: _invite, invited: _invited, ...older } = tournament

  test('keeps what an older screen does not know', () => {
    expect(applyTournamentChange(hidden, { ...older, note: 'Mine' })).toEqual({
      ...hidden,
      note: 'Mine',
    })
  })

  test('sets cohosts and invitation', () => {
    expect(applyTournamentChange(hidden, tournament)).toEqual(tournament)
    expect(applyTournamentChange(tournament, hidden)).toEqual(hidden)
    expect(applyTournamentChange(hidden, { ...older, invite: false })).toMatchObject({
      cohosts: ['ann'],
      invite: false,
      invited: '',
    })
  })
})
