// A day status as the detail of a log line: state and time on the first line, then the note.
import { dayStates, type DayState, type DayStatus } from './day-status.ts'

export const writeDayLine = ({ state, until, note }: DayStatus): string =>
  `${[state, ...(until === null ? [] : [until])].join(' ')}\n${note}`

export function readDayLine(
  detail: string,
): { state: DayState; until: string | null; note: string } | null {
  const [said = '', note = ''] = detail.split('\n')
  const [word, until = null] = said.split(' ')
  const state = dayStates.find((known) => known === word)
  return state === undefined ? null : { state, until, note }
}
