// The error texts of the fields, and which field a refusal belongs to.
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import type { DraftField, DraftProblem } from './event-draft.ts'

export type Problem = DraftProblem | RefusalCode

const fields: Partial<Record<RefusalCode, DraftField>> = {
  'location-not-found': 'location',
  'event-create-restricted': 'location',
  'event-start-past': 'startTime',
  'event-too-far': 'startDate',
  'event-time-skipped': 'startTime',
  'event-played': 'startTime',
  'event-min-over-max': 'maxPlayers',
  'event-skill-range': 'skillMax',
  'event-age-range': 'ageMax',
  'event-not-doubles': 'entryBy',
  'event-entry-fixed': 'entryBy',
  'invited-unknown': 'invited',
  'draw-time': 'drawAt',
  'draw-fixed': 'signupMode',
  'format-not-for-play': 'format',
  'player-not-found': 'cohosts',
}

export const fieldOfRefusal = (code: RefusalCode): DraftField | null => fields[code] ?? null

export function formatProblem(problem: Problem): string {
  const t = pick(eventFormTexts)
  if (problem === 'missing' || problem === 'invalid') return t[problem]
  return problem === 'event-create-restricted' ? t.restricted : refusalText({ code: problem })
}
