// Sign-in with Better Auth on our own pool. Neither responses nor timing may reveal whether an
// address is known; accounts are never joined by an unproven address; an ended session is refused
// at once.
import { availableParallelism } from 'node:os'
import { betterAuth } from 'better-auth'
import { visitor } from '#domain/access/actor.ts'
import { ok } from '#domain/shared/result.ts'
import { assertReachable, endBarredSession } from '../db/accounts/auth-records.ts'
import { runAsKind } from '../db/kind-of-work.ts'
import type { Deps } from '../deps.ts'
import type { Auth } from './auth.ts'
import { toSafeResponse } from './barred.ts'
import {
  betterAuthOptions,
  getKnownDevices,
  isSecure,
  sameHostOrigin,
  type AuthOptions,
} from './better-auth-options.ts'
import { trackTransactions } from './current-transaction.ts'
import { guardPasswords } from './guarded-passwords.ts'
import { createPasswordGuard } from './password-guard.ts'
import { createPasswordPlaces } from './password-places.ts'
import { passwordReset } from './password-reset.ts'
import { proveSelf } from './prove-self.ts'
import { recordTurnedAway } from './record-auth-events.ts'
import { isOpen } from './request-rules.ts'
import { createSessionCarrier, nameCookies } from './session-carrier.ts'
import { createSessionHolders, tokenHeaders } from './session-holders.ts'
import { isCodeUse, redeemSignInCode } from './sign-in-mail/sign-in-code.ts'
import { asLinkRequest, isLinkUse, linkAnswer } from './sign-in-mail/sign-in-link.ts'

export function createAuth(options: AuthOptions): Auth & { close(): void } {
  const { deps, secret, providers = {} } = options
  const auth = betterAuth(betterAuthOptions(options, trackTransactions(deps.db)))
  const names = nameCookies(isSecure(deps))
  const carrier = createSessionCarrier({ secret, names, origin: new URL(deps.publicUrl).origin })
  const holders = createSessionHolders(options, names)
  const findActor: Auth['actorOf'] = async (headers) => (await holders.find(headers)) ?? visitor
  const guards = {
    guard: createPasswordGuard(deps, secret),
    places: createPasswordPlaces({ atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)) }),
  }
  const records = auth.$context.then((context) => context.internalAdapter)
  const guarded = guardPasswords({
    deps,
    ...guards,
    devices: getKnownDevices(options),
    handle: (request) => respondSafely(deps, auth.handler, request),
    actorOf: findActor,
    context: auth.$context,
  })
  const handle = withCodes(deps, redeemSignInCode(deps, records), guarded)
  const answer: Auth['handle'] = async (asked) => {
    const request = carrier.carryIn(asked)
    if (!isOpen(request))
      return ok(
        Response.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, { status: 404 }),
      )
    await assertReachable(deps.db)
    const headers = tokenHeaders(request)
    await endBarredSession(deps.db, holders.storedToken(headers), deps.clock.now())
    const answered = await handle(request)
    await recordTurnedAway(
      answered,
      deps.security,
      async () => (await holders.find(headers))?.userId ?? null,
    )
    return answered.ok ? ok(carrier.carryOut(asked, answered.value)) : answered
  }
  return {
    handle: (asked) => runAsKind('sign-in', () => answer(asked)),
    refreshActor: async ({ sessionId }) => (await holders.findBySession(sessionId)) ?? visitor,
    actorOf: findActor,
    requestPasswordReset: passwordReset(deps, records),
    proveSelf: proveSelf(deps, auth.$context, guards),
    providers: {
      google: providers.google !== undefined,
      twitter: providers.twitter !== undefined,
      facebook: providers.facebook !== undefined,
    },
    close: holders.close,
  }
}

const listOwnOrigins = ({ publicUrl }: Pick<Deps, 'publicUrl'>, request: Request) => [
  new URL(publicUrl).origin,
  sameHostOrigin(request),
]

const withCodes =
  (
    deps: Pick<Deps, 'publicUrl'>,
    redeem: ReturnType<typeof redeemSignInCode>,
    handle: Auth['handle'],
  ): Auth['handle'] =>
  async (request) => {
    if (!isCodeUse(request)) return handle(request)
    const used = await redeem(request, listOwnOrigins(deps, request))
    if (!used.ok) return used
    return used.value instanceof Response ? ok(used.value) : handle(used.value)
  }

async function respondSafely(
  deps: Pick<Deps, 'publicUrl' | 'security'>,
  handler: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  if (!isLinkUse(request)) return toSafeResponse(request, await handler(request), deps.publicUrl)
  const ownOrigins = listOwnOrigins(deps, request)
  const asked = await asLinkRequest(request, ownOrigins)
  if (!(asked instanceof Response))
    return toSafeResponse(request, linkAnswer(await handler(asked)), deps.publicUrl)
  const origin = request.headers.get('origin')
  if (origin !== null && !ownOrigins.includes(origin))
    deps.security.record({ kind: 'origin-refused', outcome: 'refused', reason: 'foreign-origin' })
  return asked
}
