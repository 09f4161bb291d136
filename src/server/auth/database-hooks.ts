// Hooks around Better Auth's writes: they create a stage for each new user, drop provider tokens,
// and refuse accounts and sessions to barred people.
import type { BetterAuthOptions } from 'better-auth'
import { readRegistrationTicket } from '../core/registration/admit.ts'
import { liftSuppression } from '../db/accounts/suppressed-addresses.ts'
import type { Deps } from '../deps.ts'
import { findRegistration, saveStage } from '../features/player/registration-queries.ts'
import { topics } from '../live/topics.ts'
import { fromAlias } from '../mail/address-alias.ts'
import { checkAfterSession, checkBeforeSession, checkBeforeUser } from './barred.ts'
import type { TrackedDatabase } from './current-transaction.ts'
import { endBeforeProof } from './own-rules.ts'
import { readReferral } from './request-rules.ts'

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>

export const databaseHooks = (deps: Deps, tracked: TrackedDatabase): Hooks => ({
  account: accountHooks(tracked),
  user: userHooks(deps, tracked),
  session: sessionHooks(deps, tracked),
})

const accountHooks = (tracked: TrackedDatabase): NonNullable<Hooks['account']> => ({
  create: {
    before: async (account, context) => {
      if (context?.path === '/sign-up/email') {
        const referral = readReferral(context.body)
        const { wished } = await findRegistration(
          tracked.current(),
          account.userId,
          referral === null ? [] : [referral],
        )
        await saveStage(tracked.current(), account.userId, {
          homeLocation: wished,
          lastLat: null,
          lastLon: null,
        })
      }
      // The identity has been read by now, and a token that isn't stored can't leak.
      return {
        data: {
          ...account,
          accessToken: null,
          refreshToken: null,
          idToken: null,
          accessTokenExpiresAt: null,
          refreshTokenExpiresAt: null,
          scope: null,
        },
      }
    },
  },
})

const userHooks = (deps: Deps, tracked: TrackedDatabase): NonNullable<Hooks['user']> => ({
  // A user created by a link needs the same stage as one who registers.
  create: {
    before: async (user, context) => {
      const email = fromAlias(user.email)
      await checkBeforeUser(deps, tracked.current(), {
        email,
        isProven: user.emailVerified,
        ticket: readRegistrationTicket(context?.headers?.get('cookie')),
        path: context?.path,
      })
      return { data: { ...user, email } }
    },
    after: async (user, context) => {
      deps.security.record({ kind: 'registration', outcome: 'done', userId: user.id })
      if (context?.path === '/magic-link/verify')
        await saveStage(tracked.current(), user.id, {
          homeLocation: null,
          lastLat: null,
          lastLon: null,
        })
    },
  },
  // This write only proves the address, after everything unproven was removed.
  update: {
    after: async (user, context) => {
      if (context?.path === '/magic-link/verify') await endBeforeProof(deps, tracked, user.id)
    },
  },
})

const sessionHooks = (deps: Deps, tracked: TrackedDatabase): NonNullable<Hooks['session']> => ({
  create: {
    before: (session) => checkBeforeSession(deps, tracked.current(), session.userId),
    after: async (session, context) => {
      if (
        context?.path === '/magic-link/verify' &&
        (await liftSuppression(tracked.current(), session.userId))
      )
        deps.bus.publish([topics.user(session.userId)])
      await checkAfterSession(deps, session.userId)
    },
  },
  delete: {
    after: (session, context) => {
      if (context?.path === '/sign-out')
        deps.security.record({ kind: 'signed-out', outcome: 'done', userId: session.userId })
      return Promise.resolve(deps.bus.publish([topics.sessions(session.userId)]))
    },
  },
})
