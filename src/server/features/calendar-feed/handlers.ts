// My calendar feed, and the calendar files: one event for anyone who may see it, all of mine for
// the holder of my feed's secret, and a club's next public sessions for the holder of its key.
import { createHash } from 'node:crypto'
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import { isFeedSecret } from '#domain/calendar-feed/calendar-feed.ts'
import { getClubTitle } from '#domain/club/club-home.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import type { Language } from '#domain/shared/language.ts'
import { ok } from '#domain/shared/result.ts'
import { calendarFile } from '../../calendar/event-calendar.ts'
import type { Deps } from '../../deps.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { findFace, listNextEvents } from '../club/face-queries.ts'
import * as store from './queries.ts'

const set: InTransaction<'calendarFeeds-set'> = async (
  { actor: { playerId }, tx, now },
  { secret },
) => {
  await store.saveFeed(tx, { playerId, secretHash: hashSecret(secret), now })
  return ok({ success: true })
}

const remove: InTransaction<'calendarFeeds-remove'> = async ({ actor: { playerId }, tx }) => {
  await store.deleteFeed(tx, playerId)
  return ok({ success: true })
}

export const calendarFeedHandlers = defineHandlers({
  'calendarFeeds-set': set,
  'calendarFeeds-remove': remove,
})

const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

const clubSessionsMax = 100

export type CalendarFiles = {
  event(actor: Actor, eventId: string, language: Language): Promise<string | null>
  feed(secret: string, language: Language): Promise<string | null>
  club(key: string, language: Language): Promise<string | null>
}

export function calendarFiles({
  db,
  clock,
  publicUrl,
}: Pick<Deps, 'db' | 'clock' | 'publicUrl'>): CalendarFiles {
  return {
    event: async (actor, eventId, language) => {
      if (!isUuid(eventId)) return null
      const entry = await store.findFeedEntry(db, eventId, isPlayer(actor) ? actor.playerId : null)
      return entry === null ? null : calendarFile([entry], { language, publicUrl })
    },
    feed: async (secret, language) => {
      const playerId = isFeedSecret(secret)
        ? await store.findFeedOwner(db, hashSecret(secret))
        : null
      return playerId === null
        ? null
        : calendarFile(await store.listFeed(db, playerId, clock.now()), { language, publicUrl })
    },
    club: async (key, language) => {
      const face = isUuid(key) ? await findFace(db, key, null) : null
      if (face === null) return null
      const next = { viewerId: null, now: clock.now(), limit: clubSessionsMax }
      const sessions = await listNextEvents(db, face, next)
      const entries = await store.listPublicEntries(
        db,
        sessions.map(({ eventId }) => eventId),
      )
      return calendarFile(entries, { language, publicUrl, name: getClubTitle(face) })
    },
  }
}
