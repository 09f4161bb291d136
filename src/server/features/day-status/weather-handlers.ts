// The weather near the start of events, requested only by the server.
import { weatherAheadMs } from '#domain/day-status/day-status.ts'
import { ok } from '#domain/shared/result.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { findOutdoorPlace } from '../location/queries.ts'

const hourMs = 60 * 60_000

/**
 * Only venues with upcoming events are looked up, so that no one can make the server query
 * arbitrary ones.
 */
const weather: InTransaction<'locations-weather'> = async ({ tx, deps, now }, { locationId }) => {
  const place =
    deps.weather == null ? undefined : await findOutdoorPlace(tx, locationId, now, weatherAheadMs)
  const hours =
    place === undefined ? [] : ((await deps.weather?.forecast({ locationId, ...place })) ?? [])
  return ok({
    hours: hours
      .filter(({ at }) => at > now - hourMs && at <= now + weatherAheadMs)
      .map(({ at, ...hour }) => ({ at: new Date(at).toISOString(), ...hour })),
  })
}

export const weatherHandlers = defineHandlers<'locations-weather'>({ 'locations-weather': weather })
