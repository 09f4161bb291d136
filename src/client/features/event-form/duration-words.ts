// Formats durations and lists the choices for the form.
import { durationMaxMinutes, durationMinMinutes } from '#domain/event/event.ts'
import { eventFactTexts } from '#words/en/event/event-fact.ts'
import { pick } from '../../i18n/texts.ts'

const shortStep = 15
const longStep = 30
const shortUntil = 240

export function formatDuration(minutes: number): string {
  const t = pick(eventFactTexts)
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  if (h === 0) return t.minutes({ m })
  return m === 0 ? t.hours({ h }) : t.hoursMinutes({ h, m })
}

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
