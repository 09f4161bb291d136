// Reminders of an event and their times. All of these are instants: "24 hours before" is 24 hours
// of real time, so on a day on which the venue's clocks change the reminder comes at another time
// of day than the start. What is told names the start as the venue's wall has it.

const hourMs = 3_600_000

/** day, soon: to everyone playing. minimum: to the organizers, when too few play. */
export const reminderKinds = ['day', 'soon', 'minimum'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Hours before the start. */
export const dayReminderHours = 24
export const soonReminderHours = 2
/**
 * The reminder of the day before is no use much later: after a stop of the server, or when the
 * event was moved near.
 */
export const dayReminderLateHours = 6

export type Reminded = {
  startsAt: number
  created: number
  playing: number
  minPlayers: number
  cancelCutoffHours: number
  /** Places are given by a draw that was not made. */
  awaitsDraw: boolean
}

/** The instant of a reminder: later sign-ups get none. */
export const reminderInstant = (kind: 'day' | 'soon', startsAt: number): number =>
  startsAt - (kind === 'day' ? dayReminderHours : soonReminderHours) * hourMs

/** What is due at `now`, whether it was told already or not. Nothing is after the start. */
export function dueReminders(
  { startsAt, created, playing, minPlayers, cancelCutoffHours, awaitsDraw }: Reminded,
  now: number,
): ReminderKind[] {
  if (now >= startsAt) return []
  const day = reminderInstant('day', startsAt)
  const soon = reminderInstant('soon', startsAt)
  // The organizers hear of it while players can still leave on time; of an event made later than
  // that, shortly before.
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
