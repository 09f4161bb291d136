// Polls of a club: a question with a few options, asked by officers and answered by members.
import * as v from 'valibot'
import { timeSchema } from '../event/schema/time-schema.ts'
import { isDay } from '../shared/day.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

/**
 * times: options are times to play, and a member picks all that suit. Other kinds allow one option.
 */
export const pollKinds = ['yes-no', 'times', 'options'] as const
export type PollKind = (typeof pollKinds)[number]

export const pollQuestionMax = 120
export const pollOptionMax = 60
export const pollOptionsMin = 2
export const pollOptionsMax = 6
export const openPollsMax = 5
export const pollsMax = 100
export const pollsShown = 10
export const pollVotersShown = 100

export const yesNo = ['yes', 'no'] as const

/** Reads a day and time at the club's venue, '2026-06-02T18:30'; null for anything else. */
export function parsePollTime(option: string): { day: string; time: string } | null {
  const [day = '', time = '', ...rest] = option.split('T')
  return rest.length === 0 && isDay(day) && v.is(timeSchema, time) ? { day, time } : null
}

export function toPollOptions(
  kind: PollKind,
  options: readonly string[],
): Result<string[], 'poll-options'> {
  if (kind === 'yes-no') return ok([...yesNo])
  const refusal = refuse('poll-options', { min: pollOptionsMin, max: pollOptionsMax })
  const each = new Set(options.map((option) => option.normalize('NFC')))
  if (each.size !== options.length) return refusal
  if (each.size < pollOptionsMin || each.size > pollOptionsMax) return refusal
  if (kind === 'options') return each.has('') ? refusal : ok([...each])
  return [...each].every((option) => parsePollTime(option) !== null)
    ? ok([...each].sort())
    : refusal
}

export const areTimesAhead = (
  times: readonly number[],
  { closes, now }: { closes: number | null; now: number },
): boolean => times.every((time) => time > Math.max(now, closes ?? now))

export const isPollChoice = (
  { kind, options }: { kind: PollKind; options: readonly string[] },
  choices: readonly number[],
): boolean =>
  choices.length <= (kind === 'times' ? options.length : 1) &&
  new Set(choices).size === choices.length &&
  choices.every((choice) => Number.isInteger(choice) && choice >= 0 && choice < options.length)

export const isPollOpen = (
  { closed, closes }: { closed: boolean; closes: number | null },
  now: number,
): boolean => !closed && (closes === null || now < closes)

export function findLeader(votes: readonly number[]): number | null {
  const most = Math.max(0, ...votes)
  return most === 0 ? null : votes.indexOf(most)
}
