// Queries for password checks, shared by sign-in and account features.
import { sql } from 'kysely'
import type { Language } from '#domain/shared/language.ts'
import type { Database } from '../open-database.ts'

const ownHash = '$argon2id$%'

export async function findMailbox(
  db: Database,
  email: string,
): Promise<{ userId: string; email: string; language: Language } | null> {
  const row = await db
    .selectFrom('auth_users as user')
    .leftJoin('players as player', 'player.userId', 'user.id')
    .leftJoin('notification_settings as settings', 'settings.playerId', 'player.playerId')
    .select(['user.id', 'user.email', 'settings.language'])
    .where('user.email', '=', email)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { userId: row.id, email: row.email, language: row.language ?? 'en' }
}

export async function findOwnNames(
  db: Database,
  userId: string,
): Promise<{ email: string; playerName: string | null } | null> {
  const row = await db
    .selectFrom('auth_users as user')
    .leftJoin('players as player', 'player.userId', 'user.id')
    .leftJoin('player_stage as stage', 'stage.userId', 'user.id')
    .select(['user.email', 'player.playerName', 'stage.playerName as stageName'])
    .where('user.id', '=', userId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { email: row.email, playerName: row.playerName ?? row.stageName }
}

/** Venue names that occur in one of `texts`, which are lowercase without spaces or punctuation. */
export async function findVenueNamesIn(db: Database, texts: readonly string[]): Promise<string[]> {
  const compact = sql<string>`regexp_replace(lower(name), '[^[:alnum:]]', '', 'g')`
  const rows = await db
    .selectFrom('locations')
    .select('name')
    .where('hidden', '=', false)
    .where(sql<boolean>`char_length(${compact}) >= 4`)
    .where((eb) => eb.or(texts.map((text) => sql<boolean>`strpos(${text}, ${compact}) > 0`)))
    .limit(20)
    .execute()
  return rows.map(({ name }) => name)
}

export async function hasOldPasswords(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('auth_accounts')
    .select('id')
    .where('password', 'is not', null)
    .where('password', 'not like', ownHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

export async function replacePasswordHash(
  db: Database,
  { userId, before, next }: { userId: string; before: string; next: string },
): Promise<void> {
  await db
    .updateTable('auth_accounts')
    .set({ password: next, updatedAt: new Date() })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .where('password', '=', before)
    .execute()
}
