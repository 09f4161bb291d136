// How a person signs in, as rows: accounts, passkeys, sessions, and the links that prove an
// address.
import { sql } from 'kysely'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import type { Database } from '../../db/open-database.ts'

/** Locks the person, so that two windows cannot take away the last two ways in together. */
export async function lockPerson(
  tx: Database,
  userId: string,
): Promise<{ email: string; emailVerified: boolean }> {
  const row = await tx
    .selectFrom('auth_users')
    .select(['email', 'email_verified'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { email: row.email, emailVerified: row.email_verified }
}

export type Ways = {
  providers: string[]
  hasPassword: boolean
  passkeys: { id: string; name: string | null; created: Date }[]
}

/** Every way in that the person set up. */
export async function findWays(db: Database, userId: string): Promise<Ways> {
  const accounts = await db
    .selectFrom('auth_accounts')
    .select('provider_id')
    .where('user_id', '=', userId)
    .execute()
  const passkeys = await db
    .selectFrom('auth_passkeys')
    .select(['id', 'name', 'created_at as created'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const providers = accounts.map(({ provider_id }) => provider_id)
  return {
    providers: providers.filter((provider) => provider !== 'credential'),
    hasPassword: providers.includes('credential'),
    passkeys,
  }
}

/** The person's address, and when they signed in here. */
export async function findPerson(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<{
  email: string
  emailVerified: boolean
  hasSecondFactor: boolean
  signedInAt: number
} | null> {
  const row = await db
    .selectFrom('auth_sessions as session')
    .innerJoin('auth_users as user', 'user.id', 'session.user_id')
    .select(['user.email', 'user.email_verified', 'user.two_factor_enabled', 'session.created_at'])
    .where('session.id', '=', sessionId)
    .where('user.id', '=', userId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        email: row.email,
        emailVerified: row.email_verified,
        hasSecondFactor: row.two_factor_enabled,
        signedInAt: row.created_at.getTime(),
      }
}

/** True when there was such a passkey. */
export async function deletePasskey(
  tx: Database,
  userId: string,
  passkeyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth_passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteProvider(
  tx: Database,
  userId: string,
  provider: SocialProvider,
): Promise<void> {
  await tx
    .deleteFrom('auth_accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .execute()
}

/** Open sessions, the last used first. */
export async function listSessions(db: Database, userId: string) {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one session of the person; false when there is no such session. */
export async function deleteSession(
  tx: Database,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type AddressLink = { kind: 'verify' | 'leave' | 'enter'; email: string }

/** Keeps a link by the hash of its token. Of each kind a person has one: the newest. */
export async function saveLink(
  tx: Database,
  userId: string,
  link: AddressLink & { tokenHash: string; expires: number },
): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('kind', '=', link.kind)
    .execute()
  await tx
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      kind: link.kind,
      user_id: userId,
      email: link.email,
      expires: new Date(link.expires),
    })
    .execute()
}

/**
 * Takes a link of this person away and tells what it was for; null when there is none, or it is too
 * old.
 */
export async function useLink(
  tx: Database,
  userId: string,
  tokenHash: string,
  now: number,
): Promise<AddressLink | null> {
  const row = await tx
    .deleteFrom('account_links')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires', '>', new Date(now))
    .returning(['kind', 'email'])
    .executeTakeFirst()
  return row ?? null
}

/** True when someone has this address. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()) !== undefined
  )
}

/** Gives the person a proven address, and forgets their other links. */
export async function saveEmail(
  tx: Database,
  userId: string,
  email: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('auth_users')
    .set({ email, email_verified: true, updated_at: new Date(now) })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('account_links').where('user_id', '=', userId).execute()
}
