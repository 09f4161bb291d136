// Short texts of a tournament: its days, division names, and progress.
import type { LiveOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { isDay } from '#domain/shared/day.ts'
import { getDivisionParts, type Division, type NamedRange } from '#domain/tournament/division.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { formatTexts } from '#words/en/event/format.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { capitalized } from '../../i18n/day-format.ts'
import { formatDay } from '../../i18n/formats.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { currentLanguage, currentLocale } from '../../i18n/language.ts'
import { pick } from '../../i18n/texts.ts'
import { formatAges } from '../../parts/event/event-age-words.ts'

export type Tournament = LiveOutput<'tournaments-byId'>
export type TournamentCard = LiveOutput<'tournaments-atLocation'>['tournaments'][number]
export type DivisionFacts = LiveOutput<'tournaments-watch'>['divisions'][number]
type Named = Division & { play: string }

export function formatDays({ startDate, endDate }: { startDate: string; endDate: string }): string {
  if (startDate === endDate) return formatTournamentDay(startDate)
  return pick(tournamentTexts).days({
    from: inSentence(formatTournamentDay(startDate)),
    to: inSentence(formatTournamentDay(endDate)),
  })
}

export const formatTournamentDay = (day: string): string => (isDay(day) ? formatDay(day) : '')

/** Local time at the venue of an instant (ISO 8601 or ms). */
export const formatVenueTime = (
  instant: string | number,
  timeZone: string,
  locale = currentLocale(),
): string =>
  dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant))

function formatRange(range: NamedRange, toText: (value: number) => string): string {
  const t = pick(tournamentTexts)
  switch (range.kind) {
    case 'from':
      return t.from({ min: toText(range.min) })
    case 'upTo':
      return t.upTo({ max: toText(range.max) })
    case 'exactly':
      return toText(range.value)
    case 'between':
      return t.range({ min: toText(range.min), max: toText(range.max) })
  }
}

/** 'Women 3.5–4.0', 'Mixed 50+', 'Singles up to 3.0'; 'Doubles' when everyone may enter. */
export function nameDivision(division: Named): string {
  const t = pick(tournamentTexts)
  const { gender, skill } = getDivisionParts(division)
  const ages = formatAges(division.ageMin, division.ageMax)
  const parts = [
    ...(gender === null ? [] : [pick(eventGenderTexts)[gender]]),
    ...(division.play === 'singles' ? [t.singles] : []),
    ...(skill === null ? [] : [formatRange(skill, skillToText)]),
    ...(ages === null ? [] : [ages]),
  ]
  const isBare = gender === null && division.play !== 'singles'
  return [...(isBare ? [t.doubles] : []), ...parts]
    .map((part, index) =>
      index === 0 || !isWord(part) ? part : part.toLocaleLowerCase(currentLanguage()),
    )
    .join(' ')
}

/** English titles keep their capitals; numbers have no case. */
const isWord = (part: string): boolean => currentLanguage() !== 'en' && /^\p{L}/u.test(part)

/** 'Women 3.5' of 'Summer Open · Women 3.5', for places where the tournament is clear. */
export function shortTitle(title: string, tournamentName: string): string {
  const start = `${tournamentName} · `
  const short = title.startsWith(start) ? title.slice(start.length).trim() : title
  return short === '' ? title : capitalized(short, currentLocale())
}

export function divisionLine(division: Named & { format: string }): string {
  const t = pick(tournamentTexts)
  const { gender, skill } = getDivisionParts(division)
  const ages = formatAges(division.ageMin, division.ageMax)
  return [
    division.play === 'singles' ? t.singles : t.doubles,
    ...(gender === null ? [] : [pick(eventGenderTexts)[gender]]),
    ...(skill === null ? [] : [t.level({ range: formatRange(skill, skillToText) })]),
    ...(ages === null ? [] : [t.ages({ range: ages })]),
    nameFormat(division.format),
  ].join(' · ')
}

/** Round robin isn't a format name of its own: it is fixed teams, or singles. */
export function nameFormat(format: string): string {
  if (format === 'fixed teams' || format === 'singles') return pick(tournamentTexts).roundRobin
  const names: Readonly<Record<string, string>> = pick(formatTexts)
  return names[format] ?? ''
}
