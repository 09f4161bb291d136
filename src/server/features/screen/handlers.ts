// Pairs a screen with a venue, answers its requests each minute, and lets admins manage it.
import { weatherAheadMs } from '#domain/day-status/day-status.ts'
import { readScreenCode, screenCodeLifeMs } from '#domain/screen/screen-code.ts'
import { screensMax, screenSeenStepMs } from '#domain/screen/screen.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockVenueFor } from '../../core/access/open-venue.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import type { Deps } from '../../deps.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { showCode } from '../check-in/code-commands.ts'
import { findOutdoorPlace } from '../location/queries.ts'
import * as store from './queries.ts'
import { drawScreenCode, hashScreenCode, hashScreenSecret } from './secret-commands.ts'

const done = ok({ success: true })
const draws = 5

const askCode: InTransaction<'screens-askCode'> = async ({ tx, deps, now }, { secret }) => {
  const secretHash = hashScreenSecret(secret)
  if ((await store.findScreen(tx, secretHash)) !== null) return ok({ code: null })
  for (let draw = 0; draw < draws; draw += 1) {
    const text = drawScreenCode()
    const codeHash = hashScreenCode(deps, text)
    const pairing = { secretHash, codeHash, expires: now + screenCodeLifeMs, now }
    if (await store.savePairing(tx, pairing))
      return ok({ code: { text, leftMs: screenCodeLifeMs } })
  }
  throw new Error('no code of a screen was free')
}

const beat: InTransaction<'screens-beat'> = async ({ tx, deps, now }, { secret }) => {
  const secretHash = hashScreenSecret(secret)
  const screen = await store.findScreen(tx, secretHash)
  if (screen === null) return ok({ checkIn: null, weather: null })
  const { locationId, hidden, seen } = screen
  if (now - seen.getTime() >= screenSeenStepMs) await store.saveSeen(tx, secretHash, now)
  const place =
    deps.weather == null ? undefined : await findOutdoorPlace(tx, locationId, now, weatherAheadMs)
  return ok({
    checkIn: hidden ? null : showCode(deps, { kind: 'venue', id: locationId }, now),
    weather: place === undefined ? null : await findHour(deps, { locationId, ...place }, now),
  })
}

const hourMs = 60 * 60_000

async function findHour(
  { weather }: Pick<Deps, 'weather'>,
  place: { locationId: string; lat: number; lon: number },
  now: number,
): Promise<{ celsius: number; rain: number } | null> {
  const hours = (await weather?.forecast(place)) ?? []
  const hour = hours.find(({ at }) => at <= now && now < at + hourMs)
  return hour === undefined ? null : { celsius: hour.celsius, rain: hour.rain }
}

async function note(
  { actor, tx, now }: CallContext,
  locationId: string,
  action: 'screen-added' | 'screen-removed',
  detail: string,
): Promise<void> {
  await addLocationLog(tx, [{ locationId, actorId: actor.playerId, action, detail }], now)
}

/** Permission is checked before the code, so that no one else learns whether a screen shows it. */
const add: InTransaction<'screens-add'> = async (context, { locationId, code, settings }) => {
  const { tx, deps, now, newId } = context
  const allowed = await lockVenueFor(context, locationId, 'location.edit')
  if (!allowed.ok) return allowed
  if ((await store.countScreens(tx, locationId)) >= screensMax) return refuse('too-many-screens')
  const text = readScreenCode(code)
  const secretHash =
    text === null ? null : await store.takePairing(tx, hashScreenCode(deps, text), now)
  if (secretHash === null) return refuse('screen-code')
  const screenId = newId()
  if (!(await store.addScreen(tx, { screenId, locationId, secretHash, settings, now })))
    return refuse('screen-code')
  await note(context, locationId, 'screen-added', settings.name)
  return ok({ screenId })
}

const change: InTransaction<'screens-change'> = async (
  context,
  { locationId, screenId, settings },
) => {
  const allowed = await lockVenueFor(context, locationId, 'location.edit')
  if (!allowed.ok) return allowed
  const isThere = await store.changeScreen(context.tx, { locationId, screenId }, settings)
  return isThere ? done : refuse('screen-not-found')
}

const remove: InTransaction<'screens-remove'> = async (context, { locationId, screenId }) => {
  const allowed = await lockVenueFor(context, locationId, 'location.edit')
  if (!allowed.ok) return allowed
  const removed = await store.removeScreen(context.tx, { locationId, screenId })
  if (removed === null) return done
  await note(context, locationId, 'screen-removed', removed.name)
  return done
}

export const screenHandlers = defineHandlers({
  'screens-askCode': askCode,
  'screens-beat': beat,
  'screens-add': add,
  'screens-change': change,
  'screens-remove': remove,
})
