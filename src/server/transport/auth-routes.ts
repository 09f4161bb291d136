// Carries /api/auth/* to the sign-in room and back, as Fetch requests. The body passes unread, cookies one header each, and the
// address of the connection under a name that no client can set.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { peerAddressHeader, type Auth } from '../auth/auth.ts'

/** Adds the routes of sign-in to the server. */
export function addAuth(server: FastifyInstance, auth: Pick<Auth, 'handle'>): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.route({ method: ['GET', 'POST'], url: '/api/auth/*', handler: async (request, reply) => send(reply, await auth.handle(toFetch(request))) })
    done()
  })
}

function toFetch(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  headers.set(peerAddressHeader, request.socket.remoteAddress ?? '')
  const body = request.body instanceof Buffer && request.method !== 'GET' ? { body: new Uint8Array(request.body) } : {}
  return new Request(new URL(request.url, `http://${request.headers.host ?? 'localhost'}`), { method: request.method, headers, ...body })
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
  void reply.header('cache-control', 'no-store')
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}
