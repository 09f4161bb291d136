import { readDayLine } from '#domain/day-status/day-line.ts'
import { formatTime } from '../../i18n/formats.ts'

export function formatDayLine(detail: string): { state: string; until: string; note: string } {
  const said = readDayLine(detail)
  return {
    state: said?.state ?? '',
    until: said === null || said.until === null ? '' : formatTime(said.until),
    note: said?.note ?? '',
  }
}
