// The people of a drill, their sequence of calls, and the check of the results that must be stored.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { CallInput } from '#contract/contract.ts'
import { freshEventFields } from '#domain/event/event-fields.ts'
import { keyOfPhotoUrl, photoMadeAt } from '#domain/photo/photo.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { aLocation, anEvent, anAdmin } from '#test/support/builders.ts'
import { makeRacers } from '#test/support/race-people.ts'
import { countEvening, makeEvening, type EveningAcknowledged } from './evening.ts'

export type Acknowledged =
  | { kind: 'sign-up'; playerId: string; eventId: string; place: string }
  | { kind: 'message'; messageId: string; text: string }
  | PhotoAcknowledged
  | EveningAcknowledged

type PhotoAcknowledged = { kind: 'photo'; playerId: string; photoUrl: string; isReadable: boolean }

type Act = {
  call: string
  data: unknown
  token: string
  acknowledge(result: unknown): Acknowledged
}

export type Crowd = {
  next(): Act
  photographed: ReadonlyArray<{ playerId: string; token: string }>
  watchers: string[]
  /** An event whose note its venue's admins keep changing in turns. */
  beacon: { eventId: string; tokens: readonly string[]; fields: BeaconFields }
}

const players = 150
const events = 400
const watchers = 20
/**
 * An admin may change an event 60 times in ten minutes, so this many allow four changes a second.
 */
const admins = 50

export async function makeCrowd(db: Database, secret: string): Promise<Crowd> {
  const racers = await makeRacers(db, players + watchers + 1, secret)
  const [organizer, ...others] = racers
  const writing = others.slice(watchers)
  if (organizer === undefined) throw new Error('nobody')
  const location = await aLocation(db)
  const place = { location, organizer: organizer.playerId }
  for (const admin of writing.slice(0, admins)) await anAdmin(db, location, admin.playerId)
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const times = { startDate: day, startTime: '23:00' }
  const evening = await makeEvening(db, location, { organizer, players: writing })
  const beaconId = await anEvent(db, place, { ...times, note: '0' })
  const eventIds: string[] = []
  for (let n = 0; n < events; n += 1) {
    eventIds.push(await anEvent(db, place, { ...times, maxPlayers: 16, maxWaitlist: 8 }))
  }
  let turn = 0
  let signUps = 0
  const token = (index: number): string => writing[index % writing.length]?.token ?? ''
  const playerId = (index: number): string => writing[index % writing.length]?.playerId ?? ''
  const signUp = (): Act | null => {
    const eventId = eventIds[Math.floor(signUps / 24)]
    if (eventId === undefined) return null
    const index = signUps++
    return {
      call: 'events-signUp',
      data: { eventId, guests: 0 },
      token: token(index),
      acknowledge: (result) => ({
        kind: 'sign-up',
        playerId: playerId(index),
        eventId,
        place: (result as { place: string }).place,
      }),
    }
  }
  const message = (): Act => {
    const index = turn
    const data = { messageId: randomUUID(), toId: playerId(index + 1), message: `drill ${index}` }
    return {
      call: 'messages-send',
      data,
      token: token(index),
      acknowledge: () => ({ kind: 'message', messageId: data.messageId, text: data.message }),
    }
  }
  const kinds = [signUp, evening.next, message]
  return {
    next: () => kinds[turn++ % kinds.length]?.() ?? message(),
    photographed: writing,
    watchers: others.slice(0, watchers).map((watcher) => watcher.token),
    beacon: {
      eventId: beaconId,
      tokens: writing.slice(0, admins).map((admin) => admin.token),
      fields: beaconFields(location, day),
    },
  }
}

type BeaconFields = CallInput<'events-update'>['fields']
/** The previous release's app doesn't send this field. */
const { contactNames: _, ...fieldsOfBoth } = freshEventFields

const beaconFields = (location: string, day: string): BeaconFields => ({
  ...fieldsOfBoth,
  startDate: v.parse(daySchema, day),
  startTime: '23:00',
  location,
  courts: 2,
  minPlayers: 2,
  maxPlayers: 8,
  maxWaitlist: 4,
  cancelCutoffHours: 0,
})

export async function countKept(
  db: Database,
  acknowledged: readonly Acknowledged[],
): Promise<{ lost: string[]; doubled: string[] }> {
  // A snapshot, because later results may be too new for the first read.
  const told = [...acknowledged]
  const entries = await db
    .selectFrom('player_events')
    .select(['eventId', 'playerId', 'place'])
    .where('removed', '=', false)
    .execute()
  const messages = await db.selectFrom('messages').select(['messageId', 'message']).execute()
  const log = await sql<{ line: string; times: number }>`
    select event_id || ' ' || player_id || ' ' || action as line, count(*)::int as times
    from event_log where player_id is not null group by 1 having count(*) > 1`.execute(db)
  const kept = new Map([
    ...entries.map((row) => [`${row.eventId} ${row.playerId}`, row.place] as const),
    ...messages.map((row) => [row.messageId, row.message] as const),
  ])
  const times = new Map<string, number>()
  for (const { message } of messages) times.set(message, (times.get(message) ?? 0) + 1)
  const photos = await findPhotos(
    db,
    told.filter((one) => one.kind === 'photo'),
  )
  const evening = await countEvening(
    db,
    told.filter((one) => 'key' in one),
  )
  const written = told.flatMap((one): Array<{ key: string; value: string }> => {
    if (one.kind === 'message') return [{ key: one.messageId, value: one.text }]
    if (one.kind !== 'sign-up') return []
    return [{ key: `${one.eventId} ${one.playerId}`, value: one.place }]
  })
  return {
    lost: [
      ...written.flatMap(({ key, value }) => {
        const found = kept.get(key) ?? 'nothing'
        return found === value ? [] : [`${key}: told ${value}, kept ${found}`]
      }),
      ...[...photos.lost].map(({ photoUrl }) => `photo ${photoUrl}`),
      ...evening.lost,
    ],
    doubled: [
      ...evening.doubled,
      ...log.rows.map(({ line }) => line),
      ...[...times].filter(([, n]) => n > 1).map(([text]) => text),
      ...photos.doubled,
    ],
  }
}

/**
 * Finds unreadable photos, photos two players share, and players with no photo or an older one. A
 * newer one is fine: a retry may have stored it.
 */
async function findPhotos(
  db: Database,
  told: readonly PhotoAcknowledged[],
): Promise<{ lost: Set<PhotoAcknowledged>; doubled: string[] }> {
  const players = await db.selectFrom('players').select(['playerId', 'photoUrl']).execute()
  const kept = new Map(players.map((row) => [row.playerId, row.photoUrl]))
  const madeAt = (url: string): number => photoMadeAt(keyOfPhotoUrl(url) ?? '') ?? 0
  const isLost = ({ playerId, photoUrl, isReadable }: PhotoAcknowledged): boolean =>
    !isReadable || madeAt(kept.get(playerId) ?? '') < madeAt(photoUrl)
  const urls = [...kept.values()].filter((url) => url !== '')
  return {
    lost: new Set(told.filter(isLost)),
    doubled: urls.filter((url, index) => urls.indexOf(url) !== index),
  }
}
