// The constants of the spec's section 9: each is defined once, in domain, with the spec's value,
// and each timed one has a test with a fake clock. limits.pg.test.ts covers those the database
// repeats.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alertsLimit, alertsPage } from '#domain/alert/alert.ts'
import { clubNameMax } from '#domain/club/club.ts'
import {
  calendarDays,
  calendarFlashMs,
  calendarRowDays,
  calendarRows,
  narrowCalendarPx,
} from '#domain/event/calendar.ts'
import { eventNoteMax } from '#domain/event/event.ts'
import { distanceM, earthRadiusM, nearbyRadiusM, needsReload } from '#domain/location/distance.ts'
import { activeLocationsMax, activeLocationsMaxAdmin } from '#domain/location/location.ts'
import {
  inputMaxHeightPx,
  pickerMax,
  previewMax,
  summaryPage,
  threadPage,
} from '#domain/message/message.ts'
import {
  authRefreshMs,
  onboardingRetryLimitMs,
  onboardingRetryMs,
  playerDataWaitMs,
  privatePlayerRetryMs,
  waitForUserMs,
} from '#domain/onboarding/waits.ts'
import { defaultCrop, tipHeightMin } from '#domain/photo/photo.ts'
import { badgeMax } from '#domain/player/badge.ts'
import { playerNameMax, playerNameMin } from '#domain/player/name.ts'
import { locationLabelMax, playersPage } from '#domain/player/player-list.ts'
import { diamondIds } from '#domain/player/player.ts'
import { summaryMax, winPercent } from '#domain/player/profile.ts'
import { skillLockDays } from '#domain/player/skill.ts'
import { cookieDays } from '#domain/shared/cookie-days.ts'
import { eventChunk, locationChunk } from '#domain/shared/id.ts'
import { languageOfCookies, languages } from '#domain/shared/language.ts'
import {
  androidStaggerMs,
  celebrationMs,
  doubleTapGuardMs,
  sleepAfterMs,
} from '#domain/shared/screen-timing.ts'
import { clientVersion, updatePromptThrottleMs } from '#domain/version/version.ts'
import { readCases } from '#test/support/cases.ts'
import { hasTest } from '#test/support/proofs.ts'

const constants = {
  playerNameMin,
  playerNameMax,
  clubNameMax,
  pickerMax,
  summaryMax,
  eventNoteMax,
  activeLocationsMax,
  activeLocationsMaxAdmin,
  nearbyRadiusM,
  earthRadiusM,
  calendarDays,
  locationChunk,
  eventChunk,
  alertsLimit,
  badgeMax,
  alertsPage,
  summaryPage,
  threadPage,
  previewMax,
  playersPage,
  locationLabelMax,
  calendarRows,
  calendarRowDays,
  calendarFlashMs,
  narrowCalendarPx,
  skillLockDays,
  sleepAfterMs,
  authRefreshMs,
  playerDataWaitMs,
  onboardingRetryLimitMs,
  onboardingRetryMs,
  privatePlayerRetryMs,
  waitForUserMs,
  doubleTapGuardMs,
  updatePromptThrottleMs,
  celebrationMs,
  inputMaxHeightPx,
  tipHeightMin,
  androidStaggerMs,
  clientVersion,
}

const rows = readCases('section-9.txt').map(
  ([words = '', name = '', value = '', file = '', title = '']) => ({
    words,
    name,
    value,
    file,
    title,
  }),
)
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))

describe('a constant of the spec', () => {
  test.each(rows)('$words: $name is $value', ({ name, value }) => {
    expect(String(constants[name as keyof typeof constants])).toBe(value)
  })

  test('is in the table', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(constants).sort())
  })

  test.each(Object.keys(constants))('%s is declared once, in domain, and used', (name) => {
    const declared = sources
      .filter(({ text }) => new RegExp(`\\b(?:const|let) ${name}\\b`).test(text))
      .map(({ path }) => path)
    expect(declared).toEqual([expect.stringMatching(/^domain\//)])
    expect(
      sources.reduce(
        (uses, { text }) => uses + text.split(new RegExp(`\\b${name}\\b`)).length - 1,
        0,
      ),
    ).toBeGreaterThan(1)
  })

  test('that nothing else could mean is written nowhere else', () => {
    const literals = [earthRadiusM, nearbyRadiusM, sleepAfterMs]
      .map((value) => value.toLocaleString('en').replaceAll(',', '_?'))
      .concat(clientVersion.replaceAll('.', '\\.'))
    for (const literal of literals)
      expect(sources.filter(({ text }) => new RegExp(`\\b${literal}\\b`).test(text))).toHaveLength(
        1,
      )
  })
})

describe('a time that is kept', () => {
  test.each(rows.filter(({ file }) => file !== ''))('$words: $title', ({ file, title }) => {
    expect(hasTest(file, title)).toBe(true)
  })

  test('has a test', () => {
    expect(rows.filter(({ name, file }) => name.endsWith('Ms') && file === '')).toEqual([])
  })
})

test('crops are 340 by 400 at 0.85 by default', () => {
  expect(defaultCrop).toEqual({ width: 340, height: 400, ratio: 0.85 })
})

test('English is the default of two languages; language and theme live 365 days, pending events 2', () => {
  expect(languages).toEqual(['en', 'es'])
  expect([languageOfCookies(null), languageOfCookies('language=fr')]).toEqual(['en', 'en'])
  expect(cookieDays).toMatchObject({
    language: 365,
    theme: 365,
    pendingEvent: 2,
    pendingEventId: 2,
    pendingLocation: 2,
  })
})

test('a list is loaded again once the position moved 250 km, by the haversine on the spec’s earth', () => {
  const north = (metres: number) => ({ lat: (metres / earthRadiusM) * (180 / Math.PI), lon: 0 })
  const start = { lat: 0, lon: 0 }
  expect(distanceM(start, north(nearbyRadiusM))).toBeCloseTo(nearbyRadiusM, 3)
  expect([
    needsReload(start, north(nearbyRadiusM - 1)),
    needsReload(start, north(nearbyRadiusM + 1)),
  ]).toEqual([false, true])
})

test('a diamond is awarded for registering; the win percent has one decimal', () => {
  expect(diamondIds).toContain('registered')
  expect(winPercent({ wins: 2, losses: 1 })).toBe(66.7)
})
