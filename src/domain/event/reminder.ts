// Reminders of an event. "24 hours before" is real time, so on days when clocks change it comes at
// another time of day than the start; texts show the start in the venue's time.

const hourMs = 3_600_000

export const reminderKinds = ['day', 'soon', 'minimum'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export const dayReminderHours = 24
export const soonReminderHours = 2
/** After this delay (server down, event moved) the day reminder is dropped. */
export const dayReminderLateHours = 6

export type Reminded = {
  startsAt: number
  created: number
  playing: number
  minPlayers: number
  cancelCutoffHours: number
  awaitsDraw: boolean
}

export const reminderInstant = (kind: 'day' | 'soon', startsAt: number): number =>
  startsAt - (kind === 'day' ? dayReminderHours : soonReminderHours) * hourMs

/** All reminders due at `now`, sent or not; empty after the start. */
export function dueReminders(
  { startsAt, created, playing, minPlayers, cancelCutoffHours, awaitsDraw }: Reminded,
  now: number,
): ReminderKind[] {
  if (now >= startsAt) return []
  const day = reminderInstant('day', startsAt)
  const soon = reminderInstant('soon', startsAt)
  // Organizers are warned while players can still cancel on time; for events created later, shortly
  // before the start.
  const warning = Math.min(day, startsAt - cancelCutoffHours * hourMs)
  const isShort =
    !awaitsDraw &&
    playing < minPlayers &&
    [warning, soon].some((instant) => created <= instant && instant <= now)
  return [
    ...(day <= now && now < day + dayReminderLateHours * hourMs ? ['day' as const] : []),
    ...(soon <= now ? ['soon' as const] : []),
    ...(isShort ? ['minimum' as const] : []),
  ]
}
