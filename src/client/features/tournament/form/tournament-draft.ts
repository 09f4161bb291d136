import { addDays, isDay, type Day } from '#domain/shared/day.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import {
  checkTournamentFields,
  restMinutesUsual,
  tournamentNameMin,
  type TournamentFields,
} from '#domain/tournament/tournament.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { pick } from '../../../i18n/texts.ts'
import { refusedField } from '../../../ui/form/refused-field.ts'
import type { Problems } from '../../../ui/form/use-draft.ts'

export const freshTournament = (location: string, today: Day): TournamentFields => ({
  name: '',
  location,
  startDate: addDays(today, 28),
  endDate: addDays(today, 28),
  startTime: '08:00',
  endTime: '20:00',
  courts: 4,
  courtsOut: [],
  restMinutes: restMinutesUsual,
  note: '',
  cohosts: [],
  invite: false,
  invited: '',
})

export type TournamentProblem = 'short' | 'dates' | 'hours'
export type TournamentProblems = Problems<TournamentFields, TournamentProblem>

export function tournamentProblems(fields: TournamentFields): TournamentProblems {
  return {
    ...(fields.name.trim().length < tournamentNameMin && { name: 'short' as const }),
    ...(fields.startTime >= fields.endTime && { endTime: 'hours' as const }),
    ...(!hasDays(fields) && { endDate: 'dates' as const }),
  }
}

const hasDays = (fields: TournamentFields): boolean =>
  isDay(fields.startDate) &&
  isDay(fields.endDate) &&
  checkTournamentFields({ ...fields, startTime: '00:00', endTime: '23:00' }).ok

export const judgeTournament = (changed: TournamentFields, tries: number): TournamentProblems =>
  tries > 0 ? tournamentProblems(changed) : {}

export function tournamentRefused(refusal: Refusal): TournamentProblems {
  const named = refusedField(refusal)
  if (named === 'name') return { name: 'short' }
  return refusal.code === 'tournament-dates' ? { endDate: 'dates' } : {}
}

export function tournamentProblemText(problem: TournamentProblem): string {
  const manage = pick(tournamentManageTexts)
  return {
    short: manage.nameShort,
    dates: manage.datesWrong,
    hours: manage.hoursWrong,
  }[problem]
}
