// Inserts rows with sensible defaults, one line each, for data a test isn't about. The subject of a
// test goes through the API.
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { locationSearchText } from '#domain/location/search.ts'
import { diamondIds, type Gender } from '#domain/player/player.ts'
import { toSlug } from '#domain/player/slug.ts'
import type { Database } from '#server/db/open-database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { NewEvent } from '#server/db/tables/event.ts'
import { toLooks } from '#server/naming/look-alikes.ts'
import { eventInstants } from '#server/time/zone-time.ts'
import { hashTestToken } from './test-secret.ts'

const farFuture = new Date('2100-01-01T00:00:00Z')
/** Not a newcomer at any time of a test's clock. */
const longAgo = new Date('2025-01-01T00:00:00Z')

/** In New York by default; returns its id. */
export async function aLocation(
  db: Database,
  changes: Partial<Insertable<Tables['locations']>> = {},
): Promise<string> {
  const row = {
    locationId: `venue-${randomUUID()}`,
    name: 'Riverside Courts',
    city: 'New York',
    region: 'NY',
    country: 'US',
    timezone: 'America/New_York',
    lat: 40.8,
    lon: -73.97,
    ...changes,
  }
  const search = locationSearchText({
    name: row.name,
    city: row.city ?? '',
    region: row.region ?? '',
    country: row.country ?? '',
  })
  await db
    .insertInto('locations')
    .values({
      indoor: null,
      lit: null,
      covered: null,
      restrooms: null,
      water: null,
      parking: null,
      surface: null,
      nets: null,
      edited: null,
      search,
      ...row,
    })
    .execute()
  return row.locationId
}

export type SignInOptions = { provider?: string; email?: string }

/** A person with an account and a session but no player yet. */
export async function aUser(
  db: Database,
  name: string,
  { provider = 'credential', email = `${toSlug(name)}@example.org` }: SignInOptions = {},
): Promise<{ userId: string; email: string; sessionToken: string }> {
  const now = new Date()
  const userId = randomUUID()
  const sessionToken = randomUUID().replaceAll('-', '')
  await db
    .insertInto('auth_users')
    .values({
      id: userId,
      name: '',
      email,
      emailVerified: false,
      image: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await db
    .insertInto('auth_accounts')
    .values({
      id: randomUUID(),
      accountId: userId,
      providerId: provider,
      userId,
      password: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await db
    .insertInto('auth_sessions')
    .values({
      id: randomUUID(),
      userId,
      token: hashTestToken(sessionToken),
      expiresAt: farFuture,
      ipAddress: null,
      userAgent: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return { userId, email, sessionToken }
}

export type PlayerOptions = SignInOptions & {
  created?: Date
  skill?: number | null
  gender?: Gender | null
  birthYear?: number | null
  homeLocation?: string | null
  setupComplete?: boolean
  activeLocations?: readonly string[]
}

/** A registered player past the welcome screen; the home venue, if any, is active. */
export async function aPlayer(
  db: Database,
  name: string,
  options: PlayerOptions = {},
): Promise<{ playerId: string; userId: string; email: string; sessionToken: string }> {
  const {
    created = longAgo,
    skill = 3.5,
    gender = null,
    birthYear = null,
    homeLocation = null,
    setupComplete = true,
    activeLocations = [],
  } = options
  const user = await aUser(db, name, options)
  const playerId = toSlug(name)
  await db
    .insertInto('players')
    .values({
      playerId,
      userId: user.userId,
      playerName: name,
      ...toLooks({ name, slug: playerId }),
      skillSelf: skill,
      skillChangedAt: null,
      homeLocation,
      setupComplete,
      created,
    })
    .execute()
  await db
    .insertInto('players_private')
    .values({ userId: user.userId, playerId, lastLat: null, lastLon: null, gender, birthYear })
    .execute()
  const active = new Set([...(homeLocation === null ? [] : [homeLocation]), ...activeLocations])
  for (const locationId of active)
    await db.insertInto('player_locations').values({ locationId, playerId }).execute()
  return { playerId, ...user }
}

/** A published, public open play on a day in the test clock's future; returns its id. */
export async function anEvent(
  db: Database,
  place: { location: string; organizer: string },
  changes: Partial<NewEvent> = {},
): Promise<string> {
  const timezone = changes.timezone ?? (await findTimezone(db, place.location))
  const row: Omit<NewEvent, 'startsAt' | 'endsAt'> = {
    eventId: randomUUID(),
    location: place.location,
    timezone,
    playerId: place.organizer,
    title: '',
    type: 'open play',
    play: 'doubles',
    gender: 'Any',
    startDate: '2026-06-02',
    startTime: '18:00',
    duration: 120,
    courts: 2,
    minPlayers: 2,
    maxPlayers: 8,
    guestsPerPlayer: 0,
    maxWaitlist: 4,
    skillMin: null,
    skillMax: null,
    skillRule: 'block',
    invite: false,
    invited: '',
    signupOpens: null,
    signupCloses: null,
    cancelCutoffHours: 0,
    note: '',
    fee: '',
    status: 'published',
    edited: null,
    ...changes,
  }
  const instants = eventInstants({
    startDate: row.startDate,
    startTime: row.startTime,
    duration: row.duration,
    timezone: row.timezone,
  })
  await db
    .insertInto('events')
    .values({ ...row, ...instants })
    .execute()
  return row.eventId
}

async function findTimezone(db: Database, locationId: string): Promise<string> {
  const { timezone } = await db
    .selectFrom('locations')
    .select('timezone')
    .where('locationId', '=', locationId)
    .executeTakeFirstOrThrow()
  return timezone
}

/** Marks directly inserted players as having signed up themselves. */
export async function theyActed(
  db: Database,
  eventId: string,
  playerIds: readonly (string | null)[],
): Promise<void> {
  const rows = playerIds.flatMap((playerId) =>
    playerId === null
      ? []
      : [
          {
            eventId,
            playerId,
            state: 'acted' as const,
            how: 'sign-up' as const,
            changed: longAgo,
          },
        ],
  )
  if (rows.length > 0)
    await db
      .insertInto('own_acts')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function aClub(
  db: Database,
  club: { location: string; owner: string; name: string; members?: readonly string[] },
): Promise<string> {
  const slug = toSlug(club.name)
  await db
    .insertInto('clubs')
    .values({
      locationId: club.location,
      slug,
      clubName: club.name,
      ...toLooks({ name: club.name, slug }),
      playerId: club.owner,
    })
    .execute()
  await db
    .insertInto('club_members')
    .values(
      [club.owner, ...(club.members ?? [])].map((playerId) => ({
        locationId: club.location,
        slug,
        playerId,
      })),
    )
    .execute()
  return slug
}

/** One direction only, as in the spec. */
export async function aFriend(db: Database, playerId: string, friendId: string): Promise<void> {
  await db.insertInto('player_friends').values({ playerId, friendId, friend: true }).execute()
}

export async function aFavorite(db: Database, playerId: string, favoriteId: string): Promise<void> {
  await db.insertInto('player_favorites').values({ playerId, favoriteId, favorite: true }).execute()
}

export async function anAdmin(db: Database, locationId: string, playerId: string): Promise<void> {
  await db.insertInto('locations_admin').values({ locationId, playerId }).execute()
}

/** Gives a player every diamond as already seen, so that no celebration interrupts a test. */
export async function everyDiamond(db: Database, playerId: string): Promise<void> {
  await db
    .insertInto('player_diamonds')
    .values(
      diamondIds.map((diamondId) => ({
        playerId,
        diamondId,
        created: new Date(),
        celebrated: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Newcomer limits apply only to such an installation: a year old, with 50 players. */
export async function anEstablishedInstallation(db: Database): Promise<void> {
  await db.updateTable('installation').set({ born: longAgo }).execute()
  const names = Array.from({ length: 50 }, (_, index) => `settler-${index}`)
  const at = longAgo
  await db
    .insertInto('auth_users')
    .values(
      names.map((id) => ({
        id,
        name: '',
        email: `${id}@example.org`,
        emailVerified: true,
        image: null,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .execute()
  await db
    .insertInto('players')
    .values(
      names.map((playerId) => ({
        playerId,
        userId: playerId,
        playerName: playerId,
        skillSelf: null,
        skillChangedAt: null,
        homeLocation: null,
        setupComplete: true,
        created: at,
      })),
    )
    .execute()
}
