// What is wrong with a league that is being written: by the form's own rules, and as the server
// says it.
import { leagueNameMin, type LeagueFields } from '#domain/league/league.ts'
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { refusedField } from '../../ui/form/refused-field.ts'
import type { Problems } from '../../ui/form/use-draft.ts'

export type LeagueProblem = 'short' | 'early' | RefusalCode
type LeagueProblems = Problems<LeagueFields, LeagueProblem>
/** The words under each field that can show some. */
export type LeagueErrors = Partial<Record<keyof LeagueFields, string>>

/** What the form can tell on its own, by field: any of the three days can be the wrong one. */
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
 * Once it was refused, each change is judged: another day can mend the last one. What the server
 * said of other fields stays.
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

/** A refusal at the field it is about; nothing for one about the whole. */
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
