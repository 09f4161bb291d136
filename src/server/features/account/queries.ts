// Rows behind signing in: accounts, passkeys, sessions and the links that confirm an address.
import { sql } from 'kysely'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import type { Language } from '#domain/shared/language.ts'
import { liftSuppression } from '../../db/accounts/suppressed-addresses.ts'
import type { Database } from '../../db/open-database.ts'

/** Locks the person, so that two requests can't remove their last two sign-in methods at once. */
export async function lockPerson(
  tx: Database,
  userId: string,
): Promise<{ email: string; emailVerified: boolean }> {
  const row = await tx
    .selectFrom('auth_users')
    .select(['email', 'emailVerified'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { email: row.email, emailVerified: row.emailVerified }
}

export type Ways = {
  providers: string[]
  hasPassword: boolean
  passkeys: { id: string; name: string | null; created: Date }[]
}

export async function findWays(db: Database, userId: string): Promise<Ways> {
  const accounts = await db
    .selectFrom('auth_accounts')
    .select('providerId')
    .where('userId', '=', userId)
    .execute()
  const passkeys = await db
    .selectFrom('auth_passkeys')
    .select(['id', 'name', 'createdAt as created'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const providers = accounts.map(({ providerId }) => providerId)
  return {
    providers: providers.filter((provider) => provider !== 'credential'),
    hasPassword: providers.includes('credential'),
    passkeys,
  }
}

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
    .innerJoin('auth_users as user', 'user.id', 'session.userId')
    .select(['user.email', 'user.emailVerified', 'user.twoFactorEnabled', 'session.createdAt'])
    .where('session.id', '=', sessionId)
    .where('user.id', '=', userId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        email: row.email,
        emailVerified: row.emailVerified,
        hasSecondFactor: row.twoFactorEnabled,
        signedInAt: row.createdAt.getTime(),
      }
}

export async function deletePasskey(
  tx: Database,
  userId: string,
  passkeyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth_passkeys')
    .where('userId', '=', userId)
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
    .where('userId', '=', userId)
    .where('providerId', '=', provider)
    .execute()
}

export async function listSessions(db: Database, userId: string) {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
}

export async function deleteSession(
  tx: Database,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth_sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type AddressLink = { kind: 'verify' | 'leave' | 'enter'; email: string }

export async function saveLink(
  tx: Database,
  userId: string,
  link: AddressLink & {
    tokenHash: string
    expires: number
    sessionId: string | null
    code: { hash: string; expires: number } | null
  },
): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('userId', '=', userId)
    .where('kind', '=', link.kind)
    .execute()
  await tx
    .insertInto('account_links')
    .values({
      tokenHash: link.tokenHash,
      kind: link.kind,
      userId,
      email: link.email,
      expires: new Date(link.expires),
      sessionId: link.sessionId,
      codeHash: link.code?.hash ?? null,
      codeExpires: link.code === null ? null : new Date(link.code.expires),
    })
    .execute()
}

export async function useLink(
  tx: Database,
  userId: string,
  tokenHash: string,
  now: number,
): Promise<AddressLink | null> {
  const row = await tx
    .deleteFrom('account_links')
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .where('expires', '>', new Date(now))
    .returning(['kind', 'email'])
    .executeTakeFirst()
  return row ?? null
}

export async function useCode(
  tx: Database,
  userId: string,
  codeHash: string,
  now: number,
): Promise<AddressLink | null> {
  const row = await tx
    .deleteFrom('account_links')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('codeExpires', '>', new Date(now))
    .returning(['kind', 'email'])
    .executeTakeFirst()
  return row ?? null
}

export type OpenLink = AddressLink & {
  userId: string
  sessionId: string | null
  playerName: string | null
}

export async function findLink(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<OpenLink | null> {
  const row = await db
    .selectFrom('account_links as link')
    .leftJoin('players as player', 'player.userId', 'link.userId')
    .select(['link.kind', 'link.email', 'link.userId', 'link.sessionId', 'player.playerName'])
    .where('link.tokenHash', '=', tokenHash)
    .where('link.kind', '<>', 'leave')
    .where('link.expires', '>', new Date(now))
    .executeTakeFirst()
  return row ?? null
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()) !== undefined
  )
}

export async function saveEmail(
  tx: Database,
  userId: string,
  email: string,
  now: number,
): Promise<void> {
  await tx
    .updateTable('auth_users')
    .set({ email, emailVerified: true, updatedAt: new Date(now) })
    .where('id', '=', userId)
    .execute()
  await liftSuppression(tx, userId)
  await tx.deleteFrom('account_links').where('userId', '=', userId).execute()
}

export async function addConfirmation(tx: Database, userId: string, now: number): Promise<void> {
  await tx
    .insertInto('address_confirmations')
    .values({ userId, asked: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function takeConfirmations(tx: Database, limit: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('address_confirmations')
    .where('userId', 'in', (eb) =>
      eb
        .selectFrom('address_confirmations')
        .select('userId')
        .orderBy('userId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

export async function findLanguage(db: Database, userId: string): Promise<Language | null> {
  const row = await db
    .selectFrom('players as p')
    .innerJoin('notification_settings as n', 'n.playerId', 'p.playerId')
    .select('n.language')
    .where('p.userId', '=', userId)
    .executeTakeFirst()
  return row?.language ?? null
}
