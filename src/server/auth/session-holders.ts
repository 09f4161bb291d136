import type { IncomingHttpHeaders } from 'node:http'
import type { SignedIn } from '#domain/access/actor.ts'
import { findSignedIn, sessionIdMark } from '../db/accounts/auth-records.ts'
import { createLookups } from '../db/gathered/lookups.ts'
import { runAsKind } from '../db/kind-of-work.ts'
import { createActorCache } from './actor-cache.ts'
import type { AuthOptions } from './better-auth-options.ts'
import type { CookieNames } from './session-carrier.ts'
import { sessionTokenReader } from './session-token.ts'
import { createTokenHash } from './token-hash.ts'

export type SessionHolders = {
  storedToken(headers: IncomingHttpHeaders): string | null
  find(headers: IncomingHttpHeaders): Promise<SignedIn | null>
  findBySession(sessionId: string): Promise<SignedIn | null>
  close: () => void
}

export function createSessionHolders(
  { deps, secret, secondFactor }: AuthOptions,
  names: CookieNames,
): SessionHolders {
  const readToken = sessionTokenReader(secret, [
    names.session,
    ...(names.former === null ? [] : [names.former]),
  ])
  const hash = createTokenHash(secret)
  const isSecondFactorDemanded = secondFactor === 'admins'
  const lookups = createLookups<string, SignedIn | null>(
    (tokens) =>
      runAsKind('sessions', () =>
        findSignedIn(deps.db, tokens, { now: deps.clock.now(), isSecondFactorDemanded }),
      ),
    { maxBatch: 1_000 },
  )
  const actors = createActorCache({
    bus: deps.bus,
    clock: deps.clock,
    load: (token) => lookups.add(token),
  })
  const storedToken = (headers: IncomingHttpHeaders): string | null => {
    const token = readToken(headers)
    return token === null ? null : hash(token)
  }
  return {
    storedToken,
    find: async (headers) => {
      const token = storedToken(headers)
      return token === null ? null : actors.find(token)
    },
    findBySession: (sessionId) => actors.find(`${sessionIdMark}${sessionId}`),
    close: actors.close,
  }
}

export const tokenHeaders = ({ headers }: Request): IncomingHttpHeaders => ({
  authorization: headers.get('authorization') ?? undefined,
  cookie: headers.get('cookie') ?? undefined,
})
