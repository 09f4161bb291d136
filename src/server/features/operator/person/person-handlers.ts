import { domainToASCII } from 'node:url'
import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { mayActOn } from '#domain/access/operator-roles.ts'
import { parseDevice } from '#domain/account/device.ts'
import { bansShown, shownOfPerson } from '#domain/operator/console.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { isPlaceholderEmail } from '../../../auth/providers.ts'
import { findOperator } from '../../../core/access/operator-queries.ts'
import { findOwnSuppressed } from '../../../db/accounts/suppressed-addresses.ts'
import type { CallContext } from '../../../handler.ts'
import { findWays, listSessions } from '../../account/queries.ts'
import { listBans } from '../../suspension/queries.ts'
import { listAccounts } from '../people-queries.ts'
import { findLossOf } from './delete-commands.ts'
import { findAddressFacts, listClubSeats, listOffices } from './person-queries.ts'

type Shown = CallOutput<'operators-see'>
type Asked = Extract<ParsedInput<'operators-see'>, { page: 'person' }>

export async function loadPerson(
  { actor, tx, now }: CallContext,
  { userId }: Asked,
): Promise<Result<Shown, 'player-not-found' | 'not-allowed'>> {
  const [person] = await listAccounts(tx, [userId], now)
  if (person === undefined) return refuse('player-not-found')
  const { role } = await findOperator(tx, actor.userId)
  if (userId === actor.userId || !mayActOn(role, person.role)) return refuse('not-allowed')
  const { playerId, email } = person
  const address = await findAddressFacts(tx, { userId, email }, domainToASCII)
  const ways = await findWays(tx, userId)
  const sessions = await listSessions(tx, userId)
  return ok({
    page: 'person',
    email: isPlaceholderEmail(email) ? null : email,
    emailVerified: person.emailVerified,
    suppressed: await findOwnSuppressed(tx, userId),
    ...address,
    hasPassword: ways.hasPassword,
    providers: ways.providers,
    passkeys: ways.passkeys.length,
    sessions: sessions.slice(0, shownOfPerson).map(({ userAgent, createdAt, updatedAt }) => ({
      ...parseDevice(userAgent),
      created: createdAt.toISOString(),
      lastUsed: updatedAt.toISOString(),
    })),
    clubs: playerId === null ? [] : await listClubSeats(tx, playerId, shownOfPerson),
    venues: playerId === null ? [] : await listOffices(tx, playerId, shownOfPerson),
    loss: await findLossOf(tx, playerId, now),
  })
}

export async function loadBans({ tx }: CallContext): Promise<Shown> {
  const bans = await listBans(tx)
  return {
    page: 'bans',
    bans: bans.slice(0, bansShown).map(({ pattern, reason }) => ({ pattern, reason })),
    more: bans.length > bansShown,
  }
}
