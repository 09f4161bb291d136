// Our part of Better Auth: storage with hashed tokens, rules before and after its routes, and what
// ends on a reset, a first proof or a new password.
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import type { DBAdapter, Where } from 'better-auth/types'
import { languageOfCookies } from '#domain/shared/language.ts'
import { readRegistrationTicket } from '../core/registration/admit.ts'
import { dropUnprovenCredentials, moveDevices } from '../db/accounts/auth-records.ts'
import { findStoredToken } from '../db/accounts/session-tokens.ts'
import { endEverything, type Ending } from '../db/end-everything.ts'
import type { Deps } from '../deps.ts'
import { fromAlias, isAlias } from '../mail/address-alias.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { checkBeforeSignUp } from './barred.ts'
import type { TrackedDatabase } from './current-transaction.ts'
import { hashSessionTokens } from './hashed-sessions.ts'
import { isPlaceholderEmail } from './providers.ts'
import { createRenewals } from './renewal.ts'
import { afterRequest, beforeRequest } from './request-rules.ts'
import { createTokenHash } from './token-hash.ts'

export function ownRules(deps: Deps, tracked: TrackedDatabase, secret: string): BetterAuthPlugin {
  const renewals = createRenewals({ db: () => tracked.current(), hash: createTokenHash(secret) })
  const always = (): boolean => true
  const checkSignUp = (email: string, headers: Headers | undefined): Promise<void> =>
    checkBeforeSignUp(deps, tracked.current(), {
      email,
      isProven: false,
      ticket: readRegistrationTicket(headers?.get('cookie')),
    })
  return {
    id: 'sideout',
    hooks: {
      before: [{ matcher: always, handler: beforeRequest(deps.clock, checkSignUp) }],
      after: [
        {
          matcher: always,
          handler: afterRequest({
            ...renewals,
            moveDevices: (from, to) => moveDevices(tracked.current(), from, to),
            endAll: (userId) => endAndPublish(deps, tracked, { userId }),
            onPasswordChanged: async ({ session, user }, headers) => {
              await endAndPublish(deps, tracked, { userId: user.id, keepSessionId: session.id })
              notifyPasswordChanged(deps, user.email, headers)
            },
          }),
        },
      ],
    },
  }
}

type Finding = Pick<DBAdapter, 'findOne'>

const findMeant = ({ findOne }: Finding): Finding => ({
  findOne: async (asked) => {
    const email = asked.model === 'user' ? asked.where.find(isByAlias)?.value : undefined
    if (typeof email !== 'string') return findOne(asked)
    const meant = { field: 'email', value: fromAlias(email) }
    const row = await findOne({
      ...asked,
      where: asked.where.map((one) => (isByAlias(one) ? { ...one, ...meant } : one)),
    })
    return row === null ? null : ({ ...row, email } as never)
  },
})

const isByAlias = ({ field, value }: Where): boolean =>
  field === 'email' && typeof value === 'string' && isAlias(value)

/**
 * Finds people by their normalized address. A person looked up by an alias is returned with it,
 * because Better Auth compares the two.
 */
const findByMeant = (adapter: DBAdapter): DBAdapter => ({
  ...adapter,
  ...findMeant(adapter),
  transaction: (run) => adapter.transaction((tx) => run({ ...tx, ...findMeant(tx) })),
})

export function sessionsHashed(
  tracked: TrackedDatabase,
  secret: string,
): (options: BetterAuthOptions) => DBAdapter {
  const tokens = {
    hash: createTokenHash(secret),
    findStored: (hash: string) => findStoredToken(tracked.current(), hash),
  }
  const adapter = kyselyAdapter(tracked.db, { type: 'postgres', transaction: true })
  return (options) => hashSessionTokens(findByMeant(adapter(options)), tokens)
}

export async function endAndPublish(
  deps: Deps,
  tracked: TrackedDatabase,
  ending: Ending,
): Promise<void> {
  deps.bus.publish(await endEverything(tracked.current(), ending))
}

export function notifyPasswordChanged(deps: Deps, to: string, headers: Headers | undefined): void {
  if (isPlaceholderEmail(to)) return
  const link = new URL('/reset', deps.publicUrl).href
  const mail = composeMail('passwordChanged', {
    to,
    link,
    language: languageOfCookies(headers?.get('cookie')),
  })
  deps.mailer
    .send(mail)
    .catch((error: unknown) =>
      deps.log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'),
    )
}

/**
 * On the first proof of an address by a sign-in link: anything set up before may not be its
 * owner's.
 */
export async function endBeforeProof(
  deps: Deps,
  tracked: TrackedDatabase,
  userId: string,
): Promise<void> {
  await dropUnprovenCredentials(tracked.current(), userId)
  await endAndPublish(deps, tracked, { userId })
}
