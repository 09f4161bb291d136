// The HTTP form of the calls: POST /call/{name} with {"data"} answers {"result"} or {"error"}; and the health probes.
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Actor } from '#domain/access/actor.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { languageOfCookies } from '#domain/shared/language.ts'
import { refuse, type Result } from '#domain/shared/result.ts'
import { wireVersion } from '#domain/version/version.ts'
import type { CallRunner } from './calls.ts'
import { plainInput } from './plain-input.ts'
import { refusalToWire } from './refusals.ts'

export const bodyLimitBytes = 64 * 1024

const envelope = v.strictObject({ data: v.optional(plainInput) })

export type ActorOf = (headers: FastifyRequest['headers']) => Promise<Actor>
type Options = { run: CallRunner; actorOf: ActorOf; isOwnOrigin: (origin: string | undefined, host: string | undefined) => boolean; isReady: () => Promise<boolean> }

/** The HTTP server: small bodies, no line in the log for each request. */
export function createHttpServer(log: Logger): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  return Fastify({ loggerInstance, bodyLimit: bodyLimitBytes, logController: new LogController({ disableRequestLogging: true }), forceCloseConnections: 'idle' })
}

/** Takes no more and resolves when all that was being answered is; connections that fall idle meanwhile do not hold it up. */
export async function closeHttpServer(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), 50)
  await server.close().finally(() => clearInterval(sweep))
}

/** Adds the calls and the probes to the server. */
export function addCalls(server: FastifyInstance, options: Options): void {
  server.post<{ Params: { name: string } }>('/call/:name', async (request, reply) => send(reply, await answer(request, options)))
  server.get('/livez', () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const isReady = await options.isReady()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' })
  })
}

async function answer(request: FastifyRequest<{ Params: { name: string } }>, options: Options): Promise<Result<unknown>> {
  if (!options.isOwnOrigin(request.headers.origin, request.headers.host)) return refuse('foreign-origin')
  const wire = request.headers['x-sideout-wire']
  if (wire !== undefined && !(Number(wire) >= wireVersion)) return refuse('old-client')
  const body = v.safeParse(envelope, request.body)
  const key = request.headers['idempotency-key']
  if (!body.success || (key !== undefined && !v.is(uuidSchema, key))) return refuse('bad-input')
  const actor = await options.actorOf(request.headers)
  return options.run({ name: request.params.name, data: body.output.data, actor, requestId: key ?? null, language: languageOfCookies(request.headers.cookie) })
}

function send(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  if (result.ok) return reply.send({ result: result.value })
  const { httpCode, body } = refusalToWire(result.refusal)
  if (result.refusal.code === 'unavailable') void reply.header('retry-after', '1')
  return reply.code(httpCode).send(body)
}
