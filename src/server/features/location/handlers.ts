// Venues: found nearby or by text, added by anyone, edited by their admins.
import type { CallOutput } from '#contract/contract.ts'
import { findChangedFields } from '#domain/location/changed-fields.ts'
import { activeLocationLimit } from '#domain/location/location.ts'
import { joinTowns, listTowns, townsMax } from '#domain/location/towns.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { foldText, splitSearch } from '#domain/text/search.ts'
import { permitAtVenue } from '../../core/access/open-venue.ts'
import { permitFounding } from '../../core/founding/founding-queries.ts'
import { addLocationLog, type LocationLogLine } from '../../core/log/venue-log-queries.ts'
import { defineHandlers, defineHttpHandlers, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findZoneAt } from '../../time/zone-at.ts'
import type { TownFinder } from '../../towns/town-finder.ts'
import { takeQuota } from '../newcomer/queries.ts'
import { lockForCreate, findCreateFacts, createLocation } from './create-queries.ts'
import { editLocation, lockVenueForEdit } from './edit-commands.ts'
import * as editStore from './edit-queries.ts'
import * as store from './queries.ts'
import { listNear, searchLocations, type LocationCardRow } from './search-queries.ts'

const pageSize = 30

const toCard = (row: LocationCardRow): CallOutput<'locations-near'>['locations'][number] => ({
  locationId: row.locationId,
  name: row.name,
  city: row.city,
  region: row.region,
  country: row.country,
  lat: row.lat,
  lon: row.lon,
  courts: row.courts,
  indoor: row.indoor,
  lit: row.lit,
  access: row.access,
  photoURL: row.photoUrl,
  distanceM: row.distanceM === null ? null : Math.round(row.distanceM),
})

const near: InTransaction<'locations-near'> = async ({ tx }, { lat, lon, offset }) => {
  const rows = await listNear(tx, { lat, lon }, { offset, limit: pageSize + 1 })
  return ok({ locations: rows.slice(0, pageSize).map(toCard), more: rows.length > pageSize })
}

const search: InTransaction<'locations-search'> = async ({ tx }, input) => {
  const rows = await searchLocations(tx, input.text, input.near, pageSize)
  return ok({ locations: rows.map(toCard) })
}

/** Towns of known venues come first, spelled as there, near the actor's home. */
const towns =
  (findTowns: TownFinder): InTransaction<'locations-towns'> =>
  async ({ actor, tx }, { text }) => {
    const home = (await store.findHomePosition(tx, actor.playerId)) ?? null
    const words = splitSearch(text)
    // Venues also match by their own name, so only those whose town matches are used.
    const venues = (await searchLocations(tx, text, home, pageSize)).filter(({ city }) =>
      words.some((word) => foldText(city).includes(word)),
    )
    const others = await findTowns(text, home, townsMax)
    return ok({ towns: joinTowns(listTowns(venues), others) })
  }

const name: InTransaction<'locations-name'> = async ({ tx }, { locationId }) => {
  const found = await store.findLocationName(tx, locationId)
  return found === undefined
    ? refuse('location-not-found')
    : ok({ locationId, name: found.name, city: found.city })
}

/** The creator becomes an admin, so the limit of admins applies. */
const create: InTransaction<'locations-create'> = async (
  { actor, tx, effects, newId, now, deps },
  { fields, confirmedDistinct },
) => {
  await lockForCreate(tx, actor.playerId)
  const { same, activeLocations } = await findCreateFacts(tx, fields, actor.playerId)
  if (same !== null && !confirmedDistinct)
    return refuse('location-nearby-exists', { locationId: same.locationId, name: same.name })
  const limit = activeLocationLimit(true)
  if (activeLocations >= limit) return refuse('active-location-limit', { n: limit })
  const permitted = await permitFounding(tx, 'venue', { ...actor, now, locations: [] })
  if (!permitted.ok) return permitted
  const locationId = newId()
  const quota = await takeQuota(tx, {
    playerId: actor.playerId,
    now,
    deps,
    kind: 'venue',
    subjects: [locationId],
  })
  if (!quota.ok) return quota
  await createLocation(
    tx,
    { locationId, fields, timezone: await findZoneAt(fields) },
    actor.playerId,
  )
  effects.publish(
    topics.location(locationId),
    topics.locations(),
    topics.user(actor.userId),
    topics.player(actor.playerId),
  )
  return ok({ locationId })
}

const update: InTransaction<'locations-update'> = async (context, { locationId, fields }) => {
  const { actor, tx, now } = context
  const opened = await lockVenueForEdit(context, locationId)
  if (!opened.ok) return opened
  const before = opened.value
  const changed = findChangedFields(before.fields, fields)
  if (changed.includes('hidden')) {
    const allowed = permitAtVenue(actor, before, 'location.hide')
    if (!allowed.ok) return allowed
  }
  await editLocation(context, { locationId, before, fields, adminId: actor.playerId })
  await addLocationLog(
    tx,
    editLines(changed, fields.hidden).map((line) => ({
      ...line,
      locationId,
      actorId: actor.playerId,
    })),
    now,
  )
  return ok({ success: true })
}

const setEmbed: InTransaction<'locations-setEmbed'> = async (
  { actor, tx, now },
  { locationId, embed },
) => {
  const opened = await lockVenueForEdit({ actor, tx }, locationId)
  if (!opened.ok) return opened
  if (!(await editStore.setEmbed(tx, locationId, embed))) return ok({ success: true })
  await addLocationLog(
    tx,
    [{ locationId, actorId: actor.playerId, action: 'location-edited', detail: 'embed' }],
    now,
  )
  return ok({ success: true })
}

const editLines = (
  changed: readonly string[],
  hidden: boolean,
): Pick<LocationLogLine, 'action' | 'detail'>[] => {
  const others = changed.filter((name) => name !== 'hidden')
  return [
    ...(others.length === 0
      ? []
      : [{ action: 'location-edited' as const, detail: others.join(' ') }]),
    ...(others.length === changed.length
      ? []
      : [{ action: hidden ? ('location-hidden' as const) : ('location-shown' as const) }]),
  ]
}

export const locationHandlers = (findTowns: TownFinder) =>
  defineHandlers<
    | 'locations-near'
    | 'locations-search'
    | 'locations-towns'
    | 'locations-name'
    | 'locations-create'
    | 'locations-update'
    | 'locations-setEmbed'
  >({
    'locations-near': near,
    'locations-search': search,
    'locations-towns': towns(findTowns),
    'locations-name': name,
    'locations-create': create,
    'locations-update': update,
    'locations-setEmbed': setEmbed,
  })

const byIdList: InTransaction<'getLocationsByIdList'> = async ({ tx }, { locationIds }) =>
  ok({ locations: await store.listShownByIds(tx, locationIds) })

export const locationHttp = defineHttpHandlers<'getLocationsByIdList'>({
  getLocationsByIdList: byIdList,
})
