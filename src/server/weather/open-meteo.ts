// Forecasts from Open-Meteo's documented API. Each venue's answer is cached for an hour, concurrent
// requests share one, and a failing service isn't called for a while.
import * as v from 'valibot'
import type { Clock } from '../deps.ts'
import type { Weather, WeatherHour } from './weather.ts'

const patienceMs = 4000
const keptMs = 60 * 60_000
const failedMs = 5 * 60_000
/** Two days of hours are about 3 kB. */
const bytesMax = 64_000
const venuesMax = 1000
const atOnce = 8

const answerSchema = v.object({
  utc_offset_seconds: v.pipe(v.number(), v.minValue(-86_400), v.maxValue(86_400)),
  hourly: v.object({
    time: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))),
      v.maxLength(400),
    ),
    temperature_2m: v.array(v.nullable(v.pipe(v.number(), v.minValue(-100), v.maxValue(100)))),
    precipitation_probability: v.array(
      v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    ),
  }),
})

type Kept = { until: number; hours: Promise<readonly WeatherHour[]> }

export function createOpenMeteo(
  { url, waitMs = patienceMs }: { url: string; waitMs?: number },
  { clock, onError }: { clock: Clock; onError: (error: unknown) => void },
): Weather {
  const kept = new Map<string, Kept>()
  let underWay = 0
  const ask = async (entry: { until: number }, address: URL) => {
    underWay += 1
    try {
      return await askHours(address, waitMs)
    } catch (error) {
      onError(error)
      entry.until = clock.now() + failedMs
      return []
    } finally {
      underWay -= 1
    }
  }
  return {
    forecast: async ({ locationId, lat, lon }) => {
      const now = clock.now()
      const before = kept.get(locationId)
      if (before !== undefined && now < before.until) return before.hours
      if (underWay >= atOnce) return []
      const entry = { until: now + keptMs }
      const hours = ask(entry, toAddress(url, { lat, lon }))
      kept.delete(locationId)
      kept.set(locationId, Object.assign(entry, { hours }))
      const [oldest] = kept.keys()
      if (kept.size > venuesMax && oldest !== undefined) kept.delete(oldest)
      return hours
    },
  }
}

function toAddress(url: string, { lat, lon }: { lat: number; lon: number }): URL {
  const address = new URL(`${url.replace(/\/$/, '')}/v1/forecast`)
  address.search = new URLSearchParams({
    latitude: lat.toFixed(2),
    longitude: lon.toFixed(2),
    hourly: 'temperature_2m,precipitation_probability',
    timezone: 'auto',
    forecast_days: '2',
  }).toString()
  return address
}

async function askHours(address: URL, waitMs: number): Promise<readonly WeatherHour[]> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(waitMs) })
  if (!answer.ok) throw new Error(`the weather service answered ${answer.status}`)
  const { hourly, utc_offset_seconds: offset } = v.parse(answerSchema, await readBounded(answer))
  return hourly.time.flatMap((time, index) => {
    const celsius = hourly.temperature_2m[index] ?? null
    const rain = hourly.precipitation_probability[index] ?? null
    const at = Date.parse(`${time}Z`) - offset * 1000
    return celsius === null || rain === null || Number.isNaN(at) ? [] : [{ at, celsius, rain }]
  })
}

async function readBounded(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new Error('the weather service answered too much')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
