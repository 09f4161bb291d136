// Arithmetic of a time of day ('HH:mm') in steps.

const dayMinutes = 1440

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const pad = (value: number): string => String(value).padStart(2, '0')
const toTime = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`

export function roundedToStep(time: string, stepMinutes: number): string {
  return toTime(
    Math.min(dayMinutes - stepMinutes, Math.round(toMinutes(time) / stepMinutes) * stepMinutes),
  )
}
