// A status of the day as the detail of a line in a log: its state and time, then its sentence.
import { dayStates, type DayState, type DayStatus } from './day-status.ts'

/** The detail of a line. */
export const writeDayLine = ({ state, until, note }: DayStatus): string =>
  `${[state, ...(until === null ? [] : [until])].join(' ')}\n${note}`

/** What `writeDayLine` wrote; null of anything else. */
export function readDayLine(
  detail: string,
): { state: DayState; until: string | null; note: string } | null {
  const [said = '', note = ''] = detail.split('\n')
  const [word, until = null] = said.split(' ')
  const state = dayStates.find((known) => known === word)
  return state === undefined ? null : { state, until, note }
}
