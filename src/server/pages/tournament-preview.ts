// The preview of a tournament's public link: title, description, and facts for the picture. It
// counts divisions and names no one.
import { getVenueHue } from '#domain/location/venue-hue.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { localeIn, type Language } from '#domain/shared/language.ts'
import { pictureTexts, previewTexts } from '#words/en/page/page.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { wordsIn } from '#words/words.ts'
import { toLocalDay } from '../time/zone-time.ts'
import type { Described } from './event-preview.ts'
import { tileWords } from './event-words.ts'

type Tournament = {
  name: string
  startDate: string
  endDate: string
  courts: number
  divisions: number
  timezone: string
  country: string
  locationId: string
  locationName: string
  city: string
}

export function previewTournament(
  tournament: Tournament,
  now: number,
  language: Language,
): Described {
  const where = [tournament.locationName, tournament.city].filter(Boolean).join(', ')
  const pictured = wordsIn(language, pictureTexts)
  const t = wordsIn(language, tournamentTexts)
  const isOver = tournament.endDate < toLocalDay(now, tournament.timezone)
  // Calendar days are formatted without a time-zone shift.
  const [startsAt, endsAt] = [tournament.startDate, tournament.endDate].map(
    (day) => new Date(day),
  ) as [Date, Date]
  const when = dateFormat(localeIn(language, tournament.country), {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(startsAt, endsAt)
  const divisions = t.divisionCount({ n: tournament.divisions })
  return {
    title: tournament.name,
    description: [
      when,
      ...(tournament.divisions === 0 ? [] : [divisions]),
      wordsIn(language, previewTexts).tournament({ venue: where }),
    ].join(' · '),
    picture: {
      hue: getVenueHue(tournament.locationId),
      tone: isOver ? 'over' : 'open',
      kind: pictured.tournament,
      title: tournament.name,
      plainTitle: pictured.tournament,
      tile: tileWords({ startsAt, timezone: 'UTC', country: tournament.country }, language),
      when,
      where,
      state: isOver ? t.over : divisions,
      places: null,
      more: isOver ? [] : [t.courtCount({ n: tournament.courts })],
    },
  }
}
