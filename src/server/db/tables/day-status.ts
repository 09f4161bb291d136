import type { DayState } from '#domain/day-status/day-status.ts'
import type { Day } from '#domain/shared/day.ts'

type Said = {
  day: Day
  state: DayState
  until: string | null
  note: string
  nextWord: string | null
  told: number
  said: Date
}

export type DayStatusTables = {
  event_day_statuses: Said & { eventId: string }
  location_day_statuses: Said & { locationId: string }
}
