// Weather against a fake of Open-Meteo's documented API.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWeatherDouble, type WeatherDouble } from '#test/support/weather-double.ts'
import { createOpenMeteo } from './open-meteo.ts'

let double: WeatherDouble
let now = Date.UTC(2026, 5, 2, 12)
const errors: unknown[] = []
const pier = { locationId: 'pier', lat: 40.123_456, lon: -73.98 }

beforeAll(async () => {
  double = await startWeatherDouble()
})
afterAll(() => double.close())
beforeEach(() => {
  errors.length = 0
  double.asked.length = 0
  double.answer = double.forecast
})

const create = (waitMs = 2000) =>
  createOpenMeteo(
    { url: double.url, waitMs },
    { clock: { now: () => now }, onError: (error) => errors.push(error) },
  )

test('hours are instants, whatever clock the service tells them by', async () => {
  const hours = await create().forecast(pier)
  expect(hours[9]).toEqual({ at: Date.UTC(2026, 5, 2, 13), celsius: 18.2, rain: 60 })
  expect(double.asked).toEqual([
    '/v1/forecast?latitude=40.12&longitude=-73.98&hourly=temperature_2m%2Cprecipitation_probability&timezone=auto&forecast_days=2',
  ])
})

test('a venue is asked about once an hour, and once at a time', async () => {
  const weather = create()
  await Promise.all(Array.from({ length: 20 }, () => weather.forecast(pier)))
  await weather.forecast(pier)
  expect(double.asked).toHaveLength(1)
  now += 61 * 60_000
  await weather.forecast(pier)
  await weather.forecast({ ...pier, locationId: 'park' })
  expect(double.asked).toHaveLength(3)
})

test.each([
  ['an error', { status: 500, body: '' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['something else', { status: 200, body: '{"hourly":{}}' }],
  ['too much', { status: 200, body: `"${'x'.repeat(100_000)}"` }],
  ['another address', { status: 302, body: '' }],
  ['nothing at all', null],
])('%s is no weather, and is not asked for again at once', async (_name, answer) => {
  double.answer = answer
  const weather = create(200)
  expect(await weather.forecast(pier)).toEqual([])
  expect(await weather.forecast(pier)).toEqual([])
  expect(double.asked).toHaveLength(1)
  expect(errors).toHaveLength(1)
  now += 6 * 60_000
  double.answer = double.forecast
  expect((await weather.forecast(pier)).length).toBeGreaterThan(0)
})
