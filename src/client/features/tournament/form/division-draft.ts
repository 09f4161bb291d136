import { eventTitleMax } from '#domain/event/event.ts'
import { formatsFor, type FormatFields } from '#domain/event/format.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import {
  divisionFormats,
  tournamentNameMin,
  type DivisionFields,
  type TournamentFields,
} from '#domain/tournament/tournament.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { pick } from '../../../i18n/texts.ts'
import { refusedField } from '../../../ui/form/refused-field.ts'
import type { Problems } from '../../../ui/form/use-draft.ts'
import { nameDivision } from '../tournament-words.ts'

type Frame = Pick<TournamentFields, 'name' | 'startDate' | 'startTime' | 'endTime'>

export const freshDivision = ({ startDate, startTime }: Frame): DivisionFields => ({
  title: '',
  play: 'doubles',
  gender: 'Any',
  skillMin: null,
  skillMax: null,
  skillRule: 'block',
  ageMin: null,
  ageMax: null,
  startDate,
  startTime,
  entrants: 16,
  waiting: 8,
  format: {
    format: 'pools then bracket',
    rounds: 1,
    points: 11,
    winBy: 2,
    scoring: 'side-out',
    bestOf: 1,
    ranked: true,
    consolation: false,
  },
})

/** 'Summer Open · Women 3.5–4.0'; without the tournament's name when that is too long. */
export function proposeTitle(draft: DivisionFields, { name }: Pick<Frame, 'name'>): string {
  const own = nameDivision(draft)
  const whole = `${name} · ${own}`
  return whole.length <= eventTitleMax ? whole : own
}

export const divisionFormatsFor = (play: DivisionFields['play']) => {
  const possible: ReadonlySet<FormatFields['format']> = new Set(formatsFor(play))
  return divisionFormats.filter((format) => possible.has(format))
}

export function changePlay({ format }: DivisionFields, play: DivisionFields['play']) {
  const robin = play === 'doubles' ? ('fixed teams' as const) : ('singles' as const)
  const isKept = divisionFormatsFor(play).includes(format.format)
  return { play, format: isKept ? format : { ...format, format: robin } }
}

export type DivisionProblem = 'short' | 'levels' | 'ages' | 'start'
type DivisionProblems = Problems<DivisionFields, DivisionProblem>

export const divisionProblems = (
  { title, skillMin, skillMax, ageMin, ageMax, startTime }: DivisionFields,
  frame: Frame,
): DivisionProblems => ({
  ...(title.trim().length < tournamentNameMin && { title: 'short' }),
  ...(skillMin !== null && skillMax !== null && skillMin > skillMax && { skillMax: 'levels' }),
  ...(ageMin !== null && ageMax !== null && ageMin > ageMax && { ageMax: 'ages' }),
  ...((startTime < frame.startTime || startTime >= frame.endTime) && { startTime: 'start' }),
})

export function divisionRefused(refusal: Refusal): DivisionProblems {
  if (refusedField(refusal) === 'title') return { title: 'short' }
  if (refusal.code === 'event-skill-range') return { skillMax: 'levels' }
  if (refusal.code === 'event-age-range') return { ageMax: 'ages' }
  return refusal.code === 'tournament-dates' ? { startTime: 'start' } : {}
}

export function divisionProblemText(problem: DivisionProblem): string {
  const manage = pick(tournamentManageTexts)
  return {
    short: manage.nameShort,
    levels: manage.levelsWrong,
    ages: manage.agesWrong,
    start: manage.startWrong,
  }[problem]
}
