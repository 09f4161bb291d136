// The preview of a public league's link: title, description, and facts for the picture.
import type { LeagueState } from '#domain/league/league.ts'
import { getVenueHue } from '#domain/location/venue-hue.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { localeIn, type Language } from '#domain/shared/language.ts'
import { leagueStateTexts } from '#words/en/league/league.ts'
import { pictureTexts, previewTexts } from '#words/en/page/page.ts'
import { wordsIn } from '#words/words.ts'
import { toLocalDay } from '../time/zone-time.ts'
import type { Described } from './event-preview.ts'
import { levelWords, tileWords } from './event-words.ts'

type League = {
  name: string
  state: LeagueState
  startDate: string
  endDate: string
  signupDeadline: string
  skillMin: number | null
  skillMax: number | null
  timezone: string
  country: string
  locationId: string
  locationName: string
  city: string
}

export function previewLeague(league: League, now: number, language: Language): Described {
  const where = [league.locationName, league.city].filter(Boolean).join(', ')
  const pictured = wordsIn(language, pictureTexts)
  const isOver = league.state === 'concluded'
  const isLate =
    league.state === 'registration' && toLocalDay(now, league.timezone) > league.signupDeadline
  // Calendar days are formatted without a time-zone shift.
  const [startsAt, endsAt] = [league.startDate, league.endDate].map((day) => new Date(day)) as [
    Date,
    Date,
  ]
  const dates = dateFormat(localeIn(language, league.country), {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const when = dates.formatRange(startsAt, endsAt)
  return {
    title: league.name,
    description: [when, wordsIn(language, previewTexts).league({ venue: where })].join(' · '),
    picture: {
      hue: getVenueHue(league.locationId),
      tone: isOver ? 'over' : 'open',
      kind: pictured.league,
      title: league.name,
      plainTitle: pictured.league,
      tile: tileWords({ startsAt, timezone: 'UTC', country: league.country }, language),
      when,
      where,
      state: isLate ? pictured.registrationOver : wordsIn(language, leagueStateTexts)[league.state],
      places: null,
      more: isOver ? [] : [levelWords(league, language)],
    },
  }
}
