// The port for a venue's weather forecast.

/** One hour of a forecast. at: its start in ms; rain: percent. */
export type WeatherHour = { at: number; celsius: number; rain: number }

export type Weather = {
  /** The coming hours at a place; empty when unavailable. Never rejects. */
  forecast(place: { locationId: string; lat: number; lon: number }): Promise<readonly WeatherHour[]>
}
