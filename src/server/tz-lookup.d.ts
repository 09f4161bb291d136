// tz-lookup brings no types.
declare module 'tz-lookup' {
  /**
   * The IANA time zone of a position in degrees; throws outside the ranges of latitude and
   * longitude.
   */
  export default function tzLookup(lat: number, lon: number): string
}
