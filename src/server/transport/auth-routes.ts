// Passes /api/auth/* to sign-in as Fetch requests, within the rate limits. A path not spelled
// exactly as in the route table is 404 before anything else. Bodies pass unread, each cookie has
// its own header, and the client's address is in a header that clients can't set.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authBasePath, findSignInTarget, type SignInTarget } from '#contract/sign-in.ts'
import { visitor } from '#domain/access/actor.ts'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { peerAddressHeader, type Auth } from '../auth/auth.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import type { RateLimits } from './rate-limit.ts'
import { refusalToWire, retryAfter } from './refusals.ts'
import { readMark, withSessionMark } from './session-mark.ts'

export function addAuth(
  server: FastifyInstance,
  auth: Pick<Auth, 'handle'>,
  limits: RateLimits,
  security: Pick<SecurityLog, 'record'>,
): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.route({
      method: ['GET', 'POST'],
      url: `${authBasePath}/*`,
      onRequest: async (request, reply) => {
        const target = findTarget(request)
        if (target === null) {
          security.record({ kind: 'path-refused', outcome: 'refused' })
          return reply.header('cache-control', 'no-store').code(404).send(nothingHere)
        }
        // Before the body is read, so that a refusal doesn't depend on an e-mail address.
        const allowed = await isAllowed(request, target, limits)
        if (allowed.ok) return undefined
        return sendRefusal(reply, allowed.refusal)
      },
      handler: async (request, reply) => {
        const target = findTarget(request)
        if (target === null)
          throw new Error('a request without a route of sign-in passed onRequest')
        const answer = await auth.handle(toFetch(request, target, limits.addressOf(request)))
        return answer.ok
          ? send(reply, answer.value, keptMark(target, request))
          : sendRefusal(reply, answer.refusal)
      },
    })
    done()
  })
}

const nothingHere = { code: 'NOT_FOUND', message: 'There is nothing here.' }

const findTarget = ({ method, raw }: FastifyRequest): SignInTarget | null =>
  findSignInTarget(method, raw.url ?? '')

type Limit = SignInTarget['route']['limit']

const listAddressLimits = (limit: Limit): readonly RateLimitName[] =>
  limit === 'auth-request' ? ['request', limit] : ['request']

async function isAllowed(
  request: FastifyRequest,
  { route: { limit } }: SignInTarget,
  limits: RateLimits,
): Promise<Result<null>> {
  const fromHere = await limits.ofAddress(listAddressLimits(limit), request)
  return fromHere.ok && limit !== 'auth-request'
    ? limits.ofPerson([limit], request, visitor)
    : fromHere
}

function toFetch(request: FastifyRequest, { path, query }: SignInTarget, address: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one)
  }
  headers.set(peerAddressHeader, address)
  const body =
    request.body instanceof Buffer && request.method !== 'GET'
      ? { body: new Uint8Array(request.body) }
      : {}
  // The host here doesn't matter, because the real one is in its header. The path is the one that
  // was rate-limited.
  const url = new URL(authBasePath + path, 'http://localhost')
  url.search = query
  return new Request(url, { method: request.method, headers, ...body })
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { httpCode, body } = refusalToWire(refusal)
  return reply.headers(retryAfter(refusal)).code(httpCode).send(body)
}

/** The session mark stays when only the token is replaced. */
const keptMark = ({ path }: SignInTarget, { headers }: FastifyRequest): string | null =>
  ['/get-session', '/change-password'].includes(path) ? readMark(headers.cookie) : null

async function send(
  reply: FastifyReply,
  response: Response,
  mark: string | null,
): Promise<FastifyReply> {
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') void reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', withSessionMark(cookies, mark))
  void reply.header('cache-control', 'no-store')
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}
