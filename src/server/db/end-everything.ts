// Ends everything that opens an account without signing in again, for every reason: a new password,
// a first proof of the address, "sign out everywhere", a suspension. Add any new kind of access
// here.
import { sql } from 'kysely'
import { topics } from '../live/topics.ts'
import { toAlias } from '../mail/address-alias.ts'
import type { Database } from './open-database.ts'
import { reachTopics } from './reach-topics.ts'

export type Ending = {
  userId: string
  /**
   * The session to keep, with its push device: the one the person is using. All end when absent.
   */
  keepSessionId?: string
}

/**
 * Ends a person's sessions (of browsers and programs), push devices, calendar feed, trusted
 * devices, pending sign-ins, and every unused e-mail link that signs in, resets the password, or
 * proves or changes the address. Ways to sign in stay (password, passkeys, providers), as do
 * unsubscribe links, which don't open the account.
 *
 * Runs in the caller's transaction. Returns the topics to invalidate after the commit
 * (`effects.publish(...)`, `bus.publish(...)`); open sockets then close with 4002.
 */
export async function endEverything(
  tx: Database,
  { userId, keepSessionId }: Ending,
): Promise<string[]> {
  const kept = keepSessionId ?? ''
  const person = await tx
    .selectFrom('auth_users as user')
    .leftJoin('players as player', 'player.userId', 'user.id')
    .select(['user.email', 'player.playerId'])
    .where('user.id', '=', userId)
    .executeTakeFirst()
  await tx
    .deleteFrom('auth_sessions')
    .where('userId', '=', userId)
    .where('id', '<>', kept)
    .execute()
  await tx.deleteFrom('account_links').where('userId', '=', userId).execute()
  await endVerifications(tx, userId, person?.email ?? null)
  const playerId = person?.playerId ?? null
  if (playerId === null) return [topics.sessions(userId)]
  await tx
    .deleteFrom('push_devices')
    .where('playerId', '=', playerId)
    .where((eb) => eb.or([eb('sessionId', 'is', null), eb('sessionId', '<>', kept)]))
    .execute()
  await tx.deleteFrom('calendar_feeds').where('playerId', '=', playerId).execute()
  return [
    topics.sessions(userId),
    topics.calendarFeed(playerId),
    ...(await reachTopics(tx, playerId)),
  ]
}

async function endVerifications(tx: Database, userId: string, email: string | null): Promise<void> {
  await tx
    .deleteFrom('auth_verifications')
    .where((eb) =>
      eb.or([
        eb('value', '=', userId),
        ...listForms(email).map(
          (form) =>
            sql<boolean>`position(${`"email":${JSON.stringify(form)}`} in lower(value)) > 0`,
        ),
      ]),
    )
    .execute()
}

const listForms = (email: string | null): string[] =>
  email === null ? [] : [email.toLowerCase(), toAlias(email)]
