// Rows with sensible defaults, put straight into the database: what a test is not about should cost
// it one line. Everything a test is about goes through the front door.
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

/** A session that outlives any test. */
const farFuture = new Date('2100-01-01T00:00:00Z')
/** No newcomer at any time a test's clock shows. */
const longAgo = new Date('2025-01-01T00:00:00Z')

/** A venue in New York unless said otherwise; gives its id. */
export async function aLocation(
  db: Database,
  changes: Partial<Insertable<Tables['locations']>> = {},
): Promise<string> {
  const row = {
    location_id: `venue-${randomUUID().slice(0, 8)}`,
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
  return row.location_id
}

export type SignInOptions = { provider?: string; email?: string }

/** A person with an account and an open session but no records of the game yet. */
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
      email_verified: false,
      image: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('auth_accounts')
    .values({
      id: randomUUID(),
      account_id: userId,
      provider_id: provider,
      user_id: userId,
      password: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('auth_sessions')
    .values({
      id: randomUUID(),
      user_id: userId,
      token: hashTestToken(sessionToken),
      expires_at: farFuture,
      ip_address: null,
      user_agent: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { userId, email, sessionToken }
}

export type PlayerOptions = SignInOptions & {
  /** When the player came; long ago unless said otherwise. */ created?: Date
  skill?: number | null
  gender?: Gender | null
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
    homeLocation = null,
    setupComplete = true,
    activeLocations = [],
  } = options
  const user = await aUser(db, name, options)
  const playerId = toSlug(name)
  await db
    .insertInto('players')
    .values({
      player_id: playerId,
      user_id: user.userId,
      player_name: name,
      ...toLooks({ name, slug: playerId }),
      skill_self: skill,
      skill_changed_at: null,
      home_location: homeLocation,
      setup_complete: setupComplete,
      created,
    })
    .execute()
  await db
    .insertInto('players_private')
    .values({ user_id: user.userId, player_id: playerId, last_lat: null, last_lon: null, gender })
    .execute()
  const active = new Set([...(homeLocation === null ? [] : [homeLocation]), ...activeLocations])
  for (const locationId of active)
    await db
      .insertInto('player_locations')
      .values({ location_id: locationId, player_id: playerId })
      .execute()
  return { playerId, ...user }
}

/**
 * A published, public open play for `organizer`, on a day the test app's clock has before it; gives
 * its id.
 */
export async function anEvent(
  db: Database,
  place: { location: string; organizer: string },
  changes: Partial<NewEvent> = {},
): Promise<string> {
  const { timezone } = await db
    .selectFrom('locations')
    .select('timezone')
    .where('location_id', '=', place.location)
    .executeTakeFirstOrThrow()
  const row: Omit<NewEvent, 'starts_at' | 'ends_at'> = {
    event_id: randomUUID(),
    location: place.location,
    timezone,
    player_id: place.organizer,
    title: '',
    type: 'open play',
    play: 'doubles',
    gender: 'Any',
    start_date: '2026-06-02',
    start_time: '18:00',
    duration: 120,
    courts: 2,
    min_players: 2,
    max_players: 8,
    guests_per_player: 0,
    max_waitlist: 4,
    skill_min: null,
    skill_max: null,
    skill_rule: 'block',
    invite: false,
    invited: '',
    signup_opens: null,
    signup_closes: null,
    cancel_cutoff_hours: 0,
    note: '',
    fee: '',
    status: 'published',
    edited: null,
    ...changes,
  }
  const instants = eventInstants({
    startDate: row.start_date,
    startTime: row.start_time,
    duration: row.duration,
    timezone: row.timezone,
  })
  await db
    .insertInto('events')
    .values({ ...row, ...instants })
    .execute()
  return row.event_id
}

/** Players signed up themselves for an event with rows that a test writes itself. */
export async function theyActed(
  db: Database,
  eventId: string,
  playerIds: readonly (string | null)[],
): Promise<void> {
  const rows = playerIds.flatMap((player_id) =>
    player_id === null
      ? []
      : [
          {
            event_id: eventId,
            player_id,
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

/** A club of `owner` at a venue, with the owner and `members` in it; gives its slug. */
export async function aClub(
  db: Database,
  club: { location: string; owner: string; name: string; members?: readonly string[] },
): Promise<string> {
  const slug = toSlug(club.name)
  await db
    .insertInto('clubs')
    .values({
      location_id: club.location,
      slug,
      club_name: club.name,
      ...toLooks({ name: club.name, slug }),
      player_id: club.owner,
    })
    .execute()
  for (const playerId of [club.owner, ...(club.members ?? [])])
    await db
      .insertInto('club_members')
      .values({ location_id: club.location, slug, player_id: playerId })
      .execute()
  return slug
}

/** `player` has marked `friend` as a friend (one direction, as in the spec). */
export async function aFriend(db: Database, playerId: string, friendId: string): Promise<void> {
  await db
    .insertInto('player_friends')
    .values({ player_id: playerId, friend_id: friendId, friend: true })
    .execute()
}

/** `player` has marked `favorite` as a favorite. */
export async function aFavorite(db: Database, playerId: string, favoriteId: string): Promise<void> {
  await db
    .insertInto('player_favorites')
    .values({ player_id: playerId, favorite_id: favoriteId, favorite: true })
    .execute()
}

/** Makes a player an admin of a venue. */
export async function anAdmin(db: Database, locationId: string, playerId: string): Promise<void> {
  await db
    .insertInto('locations_admin')
    .values({ location_id: locationId, player_id: playerId })
    .execute()
}

/**
 * Gives a player every diamond, seen and over: nothing is left to celebrate in the middle of
 * something else.
 */
export async function everyDiamond(db: Database, playerId: string): Promise<void> {
  await db
    .insertInto('player_diamonds')
    .values(
      diamondIds.map((diamond_id) => ({
        player_id: playerId,
        diamond_id,
        created: new Date(),
        celebrated: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes the installation one in which newcomers count: a year old, with 50 players. */
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
        email_verified: true,
        image: null,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
  await db
    .insertInto('players')
    .values(
      names.map((player_id) => ({
        player_id,
        user_id: player_id,
        player_name: player_id,
        skill_self: null,
        skill_changed_at: null,
        home_location: null,
        setup_complete: true,
        created: at,
      })),
    )
    .execute()
}
