// A tournament while it is being written: what a new one starts from, and what is wrong with it.
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

/** One day in four weeks, from morning to evening on four courts. */
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
})

export type TournamentProblem = 'short' | 'dates' | 'hours'
export type TournamentProblems = Problems<TournamentFields, TournamentProblem>

/** What the form can tell on its own, by field. */
export function tournamentProblems(fields: TournamentFields): TournamentProblems {
  return {
    ...(fields.name.trim().length < tournamentNameMin && { name: 'short' as const }),
    ...(fields.startTime >= fields.endTime && { endTime: 'hours' as const }),
    ...(!hasDays(fields) && { endDate: 'dates' as const }),
  }
}

/** Judged with hours that cannot be wrong. */
const hasDays = (fields: TournamentFields): boolean =>
  isDay(fields.startDate) &&
  isDay(fields.endDate) &&
  checkTournamentFields({ ...fields, startTime: '00:00', endTime: '23:00' }).ok

/** Once it was refused, each change is judged. */
export const judgeTournament = (changed: TournamentFields, tries: number): TournamentProblems =>
  tries > 0 ? tournamentProblems(changed) : {}

/** A refusal at the field it is about; nothing for one about the whole. */
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
