// The problems of a league form: local validation and server refusals.
import { leagueNameMin, type LeagueFields } from '#domain/league/league.ts'
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { refusedField } from '../../ui/form/refused-field.ts'
import type { Problems } from '../../ui/form/use-draft.ts'

export type LeagueProblem = 'short' | 'early' | RefusalCode
type LeagueProblems = Problems<LeagueFields, LeagueProblem>
export type LeagueErrors = Partial<Record<keyof LeagueFields, string>>

export function leagueProblems({ name, startDate, endDate, signupDeadline }: LeagueFields): {
  name?: 'short'
  endDate?: 'early'
} {
  return {
    ...(name.trim().length < leagueNameMin && { name: 'short' }),
    ...((startDate > endDate || signupDeadline > endDate) && { endDate: 'early' }),
  }
}

/**
 * Revalidates each change after a refusal, because one date may fix another. Server problems of
 * other fields stay.
 */
export function judgeAgain(
  changed: LeagueFields,
  tries: number,
  { name: _name, endDate: _endDate, ...left }: LeagueProblems,
): LeagueProblems {
  return tries > 0 ? { ...left, ...leagueProblems(changed) } : {}
}

const fields: Partial<Record<RefusalCode, keyof LeagueFields>> = {
  'league-dates': 'endDate',
  'event-skill-range': 'skillMax',
  'invited-unknown': 'invited',
}

export function problemOfRefusal(refusal: Refusal): LeagueProblems {
  const named = refusedField(refusal)
  const field = named === 'name' || named === 'note' ? named : fields[refusal.code]
  return field === undefined ? {} : { [field]: refusal.code }
}

export const toProblemTexts = (problems: LeagueProblems): LeagueErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problemText(problem)]),
  )

function problemText(problem: LeagueProblem): string {
  const manage = pick(leagueManageTexts)
  if (problem === 'short') return manage.nameShort
  return problem === 'early' ? manage.datesWrong : refusalText({ code: problem })
}
