// How long an event lasts, in words and as the choices of its form.
import { durationMaxMinutes, durationMinMinutes } from '#domain/event/event.ts'
import { eventFactTexts } from '#words/en/event/event-fact.ts'
import { pick } from '../../i18n/texts.ts'

const shortStep = 15
const longStep = 30
const shortUntil = 240

/** Minutes in hours and minutes: '1 h 30 min'. */
export function formatDuration(minutes: number): string {
  const t = pick(eventFactTexts)
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  if (h === 0) return t.minutes({ m })
  return m === 0 ? t.hours({ h }) : t.hoursMinutes({ h, m })
}

/**
 * The durations to choose from, with `current` among them: quarters of an hour up to four hours,
 * then halves.
 */
export function durationChoices(current: number): number[] {
  const choices = new Set([current])
  for (
    let minutes = durationMinMinutes;
    minutes <= durationMaxMinutes;
    minutes += minutes < shortUntil ? shortStep : longStep
  )
    choices.add(minutes)
  return [...choices].toSorted((a, b) => a - b)
}
