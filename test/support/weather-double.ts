// A local double of Open-Meteo's documented API: one forecast, or any answer a test sets.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status: number; body: string } | null

export type WeatherDouble = {
  url: string
  asked: string[]
  answer: Answer
  /** 18.2 °C and 60 % rain in every hour of today and tomorrow, in New York time. */
  forecast: NonNullable<Answer>
  close(): Promise<void>
}

const toForecast = (day: string, offsetSeconds: number): NonNullable<Answer> => {
  const first = Date.parse(`${day}T00:00:00Z`)
  const time = Array.from({ length: 48 }, (_, hour) =>
    new Date(first + hour * 3_600_000).toISOString().slice(0, 16),
  )
  const body = {
    utc_offset_seconds: offsetSeconds,
    hourly: {
      time,
      temperature_2m: time.map(() => 18.2),
      precipitation_probability: time.map(() => 60),
    },
  }
  return { status: 200, body: JSON.stringify(body) }
}

export async function startWeatherDouble(
  day = '2026-06-02',
  offsetSeconds = -14_400,
): Promise<WeatherDouble> {
  const forecast = toForecast(day, offsetSeconds)
  const server = createServer((request, response) => {
    double.asked.push(request.url ?? '')
    if (double.answer === null) return
    const location = double.answer.status === 302 ? { location: '/elsewhere' } : {}
    response.writeHead(double.answer.status, { 'content-type': 'application/json', ...location })
    response.end(double.answer.body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const double: WeatherDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: forecast,
    forecast,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return double
}
