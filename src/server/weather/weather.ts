// The port behind which the weather of a venue is asked for.

/** One hour of a forecast. at: its beginning, ms; rain: percent. */
export type WeatherHour = { at: number; celsius: number; rain: number }

export type Weather = {
  /** The coming hours at a place; none when they could not be had. Never rejects. */
  forecast(place: { locationId: string; lat: number; lon: number }): Promise<readonly WeatherHour[]>
}
