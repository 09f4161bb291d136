// The weather at an event's start, if known: temperature and chance of rain.
import { CloudSun } from 'lucide-react'
import { dayChipTexts } from '#words/en/day-status/day-status.ts'
import { formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatDegrees, formatShare } from '../../i18n/weather-format.ts'
import { useKeptWeather } from './use-kept-weather.ts'

const hourMs = 60 * 60_000

type WeatherEvent = { location: string; startsAt: string; startTime: string }

export function WeatherChip({ event: { location, startsAt, startTime } }: { event: WeatherEvent }) {
  const t = useTexts(dayChipTexts)
  const starts = Date.parse(startsAt)
  const hour = useKeptWeather(location).find(
    ({ at }) => Date.parse(at) <= starts && starts < Date.parse(at) + hourMs,
  )
  if (hour === undefined) return null
  return (
    <span className="flex items-center gap-1 text-sm text-muted">
      <CloudSun aria-hidden size={16} className="shrink-0" />
      <span className="sr-only">{t.weatherLabel}</span>
      {t.weather({
        degrees: formatDegrees(hour.celsius),
        rain: formatShare(hour.rain / 100),
        time: formatTime(startTime),
      })}
    </span>
  )
}
