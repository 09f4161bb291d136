// Targets of the matrix, created per cell: events, players, clubs, venues, messages and reports of
// the actor or the scene.
import { randomUUID } from 'node:crypto'
import type { NewEvent } from '#server/db/tables/event.ts'
import { aClub, aFriend, aLocation, anAdmin, anEvent, aPlayer } from '#test/support/builders.ts'
import { aimed, type Cell } from './matrix-cell.ts'
import { outside, playing, waiting } from './matrix-scene.ts'

let made = 0
export const newName = (letter: string): string => `${letter}${(made += 1)}x`.padEnd(3, 'x')

/**
 * A venue of the actor or the scene's admin; the private one is hidden, the deleted one never
 * existed.
 */
export async function aVenueFor(cell: Cell): Promise<string> {
  const {
    scene: { db },
    target,
  } = cell
  if (target === 'deleted') return newName('nowhere')
  const locationId = await aLocation(db, { hidden: target === 'private' })
  await anAdmin(db, locationId, target === 'own' ? cell.me : 'admin')
  return locationId
}

export const aPlace = (cell: Cell): Promise<string> => aVenueFor(aimed(cell, 'foreign'))

/**
 * An event of the actor or the scene's organizer, at a venue of the scene's admin. One player
 * plays, one waits.
 */
export async function anEventFor(
  cell: Cell,
  changes: Partial<NewEvent> = {},
  location = cell.scene.place,
): Promise<{ eventId: string; location: string }> {
  const {
    scene: { db },
    target,
  } = cell
  const kind = {
    own: {},
    foreign: {},
    private: { invite: true, invited: 'Friends' },
    deleted: { deleted: true },
  }[target]
  const eventId = await anEvent(
    db,
    { location, organizer: target === 'own' ? cell.me : 'organizer' },
    { ...kind, timezone: 'America/New_York', playing: 1, waiting: 1, nextOrder: 3, ...changes },
  )
  const entry = { eventId, guests: 0, attendance: null, startDate: '2026-06-02' }
  await db
    .insertInto('player_events')
    .values([
      { ...entry, playerId: playing, place: 'playing', entryOrder: 1, partnerId: null },
      { ...entry, playerId: waiting, place: 'waiting', entryOrder: 2, partnerId: null },
    ])
    .execute()
  return { eventId, location }
}

export const anEventAlone = async (cell: Cell): Promise<{ eventId: string; location: string }> =>
  anEventFor(cell, {}, await aPlace(cell))

export async function anEventWithMe(cell: Cell): Promise<{ eventId: string; location: string }> {
  if (cell.target !== 'own') return anEventFor(cell)
  const event = await anEventFor(cell, { playing: 2, nextOrder: 4 })
  await cell.scene.db
    .insertInto('player_events')
    .values({
      eventId: event.eventId,
      playerId: cell.me,
      guests: 0,
      attendance: null,
      startDate: '2026-06-02',
      place: 'playing',
      entryOrder: 3,
      partnerId: null,
    })
    .execute()
  return event
}

export async function anEventOfferedToMe(
  cell: Cell,
): Promise<{ eventId: string; location: string }> {
  const event = await anEventWithMe(cell)
  await cell.scene.db
    .updateTable('player_events')
    .set({ place: 'waiting', offeredUntil: new Date(cell.scene.app.clock.now() + 3_600_000) })
    .where('eventId', '=', event.eventId)
    .where('playerId', '=', cell.me)
    .execute()
  return event
}

/**
 * The actor, or a player active at a venue of the scene's admin who befriended the friend and
 * blocked the blocked; the private one is hidden.
 */
export async function aPlayerFor(cell: Cell, location = cell.scene.place): Promise<string> {
  const {
    scene: { db },
    target,
  } = cell
  if (target === 'own') return cell.me
  const name = newName('t')
  if (target === 'deleted') return name
  const { playerId } = await aPlayer(db, name, { activeLocations: [location] })
  if (target === 'private')
    await db.updateTable('players').set({ hidden: true }).where('playerId', '=', playerId).execute()
  await aFriend(db, playerId, 'friend')
  await db.insertInto('player_blocks').values({ playerId, blockedId: 'blocked' }).execute()
  return playerId
}

export async function aStranger({ scene: { db, place } }: Cell): Promise<string> {
  return (await aPlayer(db, newName('s'), { activeLocations: [place] })).playerId
}

const officers = { leader: 'organizer', secretary: 'secretary', treasurer: 'treasurer' } as const

/**
 * A club of the actor or the scene's owner. The foreign one has friend, blocked and the officers as
 * members, the private one only its owner.
 */
export async function aClubFor(cell: Cell): Promise<{ locationId: string; clubId: string }> {
  const {
    scene: { db },
    target,
  } = cell
  const location = cell.scene.place
  if (target === 'deleted') return { locationId: location, clubId: newName('gone') }
  const members = target === 'foreign' ? ['friend', 'blocked'] : []
  const clubId = await aClub(db, {
    location,
    owner: target === 'own' ? cell.me : 'owner',
    name: newName('club'),
    members,
  })
  if (target === 'foreign')
    await db
      .insertInto('club_members')
      .values(
        Object.entries(officers).map(([playerId, office]) => ({
          locationId: location,
          slug: clubId,
          playerId,
          office,
          officeSince: new Date(0),
        })),
      )
      .execute()
  return { locationId: location, clubId }
}

export async function invite(
  { scene: { db } }: Cell,
  { locationId, clubId }: { locationId: string; clubId: string },
  playerId: string,
): Promise<void> {
  await db.insertInto('club_invitations').values({ locationId, slug: clubId, playerId }).execute()
}

type Letter = {
  from: string
  to: string
  type?: 'txt' | 'teamReq' | 'adminReq'
  eventId?: string
  locationId?: string
}

export async function aMessage(
  { scene: { app, db } }: Cell,
  { from, to, type = 'txt', eventId, locationId }: Letter,
): Promise<string> {
  const messageId = randomUUID()
  const created = new Date(app.clock.now())
  const expires = type === 'txt' ? null : new Date(app.clock.now() + 86_400_000)
  await db
    .insertInto('messages')
    .values({
      messageId,
      fromId: from,
      toId: to,
      type,
      message: 'hello',
      eventId: eventId ?? null,
      locationId: locationId ?? null,
      created,
      expires,
      used: null,
    })
    .execute()
  await db
    .insertInto('message_last')
    .values({ fromId: from, toId: to, messageId, created })
    .onConflict((conflict) =>
      conflict.columns(['fromId', 'toId']).doUpdateSet({ messageId, created }),
    )
    .execute()
  return messageId
}

/**
 * A request of a given type. own: to the actor. foreign: to someone else. private: to the actor,
 * from someone on the other side of a block. deleted: never existed.
 */
export async function aRequestFor(
  cell: Cell,
  letter: Omit<Letter, 'from' | 'to'> & { from: string },
): Promise<string> {
  const {
    scene: { db },
    target,
  } = cell
  if (target === 'deleted') return randomUUID()
  if (target === 'foreign') return aMessage(cell, { ...letter, to: outside })
  if (target === 'own') return aMessage(cell, { ...letter, to: cell.me })
  await db
    .insertInto('player_blocks')
    .values({ playerId: letter.from, blockedId: cell.me })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return aMessage(cell, { ...letter, to: cell.me })
}
