// Carries /api/auth/* to the sign-in room and back, as Fetch requests, unless there were too many. The body passes unread, cookies one
// header each, and the client's address under a name that no client can set.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitor } from '#domain/access/actor.ts'
import type { Result } from '#domain/shared/result.ts'
import { authBasePath } from '#contract/sign-in.ts'
import { peerAddressHeader, type Auth } from '../auth/auth.ts'
import { signInLimits, type RateLimits } from './rate-limit.ts'
import { refusalToWire, retryAfter } from './refusals.ts'
import { withSessionMark } from './session-mark.ts'

/** Adds the routes of sign-in to the server. */
export function addAuth(server: FastifyInstance, auth: Pick<Auth, 'handle'>, limits: RateLimits): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.route({
      method: ['GET', 'POST'], url: `${authBasePath}/*`,
      // Before the body is read, and whomever it names: a refusal says nothing about an address.
      onRequest: async (request, reply) => {
        const allowed = await isAllowed(request, limits)
        if (allowed.ok) return undefined
        const { httpCode, body } = refusalToWire(allowed.refusal)
        return reply.headers({ ...retryAfter(allowed.refusal), 'cache-control': 'no-store' }).code(httpCode).send(body)
      },
      handler: async (request, reply) => send(reply, await auth.handle(toFetch(request, limits.addressOf(request)))),
    })
    done()
  })
}

async function isAllowed(request: FastifyRequest, limits: RateLimits): Promise<Result<null>> {
  const fromHere = await limits.ofAddress(['request'], request)
  const limit = signInLimits[request.url.split('?')[0]?.slice(authBasePath.length) ?? '']
  return fromHere.ok && limit !== undefined ? limits.ofPerson([limit], request, visitor) : fromHere
}

function toFetch(request: FastifyRequest, address: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  headers.set(peerAddressHeader, address)
  const body = request.body instanceof Buffer && request.method !== 'GET' ? { body: new Uint8Array(request.body) } : {}
  // The host is in its header; here it may be anything, also no address at all.
  return new Request(new URL(request.url, 'http://localhost'), { method: request.method, headers, ...body })
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', withSessionMark(cookies))
  void reply.header('cache-control', 'no-store')
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}
