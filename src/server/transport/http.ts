// The HTTP transport. Calls: POST /call/{name} with {"data"} returns {"result"} or {"error"} (the
// callable protocol); HTTP functions: POST /http/{name} with plain input and output, or {"error"};
// and the health probes.
import { randomUUID } from 'node:crypto'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { wakeUpAnswer } from '#contract/call.ts'
import { calls, httpFunctions } from '#contract/contract.ts'
import type { Actor } from '#domain/access/actor.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { languageOfCookies } from '#domain/shared/language.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { wireVersion } from '#domain/version/version.ts'
import type { SecurityLog } from '../security-log/create-security-log.ts'
import { recordRefusal } from '../security-log/record-refusal.ts'
import { isWakeUp, listLimits, type CallRunner, type Definitions } from './calls.ts'
import { countedAddress } from './client-address.ts'
import type { IsOwnOrigin } from './origin.ts'
import { plainInput } from './plain-input.ts'
import type { RateLimits } from './rate-limit.ts'
import { refusalToWire, retryAfter } from './refusals.ts'
import { refuseBroken, securityHeaders } from './security-headers.ts'

export const bodyLimitBytes = 64 * 1024

const envelope = v.strictObject({ data: plainInput })

export type ActorOf = (headers: FastifyRequest['headers']) => Promise<Actor>
type Options = {
  run: CallRunner
  actorOf: ActorOf
  limits: RateLimits
  isOwnOrigin: IsOwnOrigin
  security: Pick<SecurityLog, 'record'>
}
type NamedRequest = FastifyRequest<{ Params: { name: string } }>

/** How a transport carries an input; null when the body is invalid for it. */
type Wire = { definitions: Definitions; readInput: (body: unknown) => { input: unknown } | null }

const callWire: Wire = {
  definitions: calls,
  readInput: (body) => {
    const parsed = v.safeParse(envelope, body)
    // The SDKs send null for no argument.
    return parsed.success ? { input: parsed.output.data ?? {} } : null
  },
}
const httpWire: Wire = {
  definitions: httpFunctions,
  readInput: (body) => (v.is(plainInput, body) ? { input: body } : null),
}

/**
 * How long a request may take to arrive, in ms: a photo over a poor connection. Without it a client
 * sending a byte now and then would hold a slot forever.
 */
const requestTimeoutMs = 5 * 60_000

const refuseSchema = (): never => {
  throw new Error('Inputs are checked by the contract, not by schemas of routes')
}
/** Fastify's defaults would load two schema compilers needlessly. */
const noSchemas = { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema }

/**
 * The HTTP server: small bodies, our own log lines (request-log.ts), and coded refusals also for
 * malformed HTTP or unreadable URLs.
 */
export function createHttpServer(log: Logger, publicUrl: string): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  return Fastify({
    loggerInstance,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: { compilersFactory: noSchemas },
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID().slice(0, 8),
    clientErrorHandler: (error, stream) => refuseBroken(error, stream, publicUrl),
    // Runs outside all hooks, so the common headers are set here.
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(securityHeaders(publicUrl))
      refuseUnreadable(reply)
    },
  })
}

function refuseUnreadable(reply: Pick<FastifyReply, 'code'>): void {
  const { httpCode, body } = refusalToWire({ code: 'bad-input' })
  void reply.code(httpCode).send(body)
}

/**
 * Accepts no more requests and resolves when running ones are done; connections that become idle
 * don't delay it.
 */
export async function closeHttpServer(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), 50)
  await server.close().finally(() => clearInterval(sweep))
}

export function addCalls(
  server: FastifyInstance,
  { isReady, ...options }: Options & { isReady: () => Promise<boolean> },
): void {
  server.post<{ Params: { name: string } }>('/call/:name', async (request, reply) =>
    send(reply, await answer(request, callWire, options), (result) => ({ result })),
  )
  server.get('/livez', () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' })
  })
}

export function addHttpFunctions(server: FastifyInstance, options: Options): void {
  server.post<{ Params: { name: string } }>('/http/:name', async (request, reply) =>
    send(reply, await answer(request, httpWire, options), (output) => output),
  )
}

const bearer = /^bearer\b/i

const getCallName = ({ definitions }: Wire, name: string): { what?: string } =>
  Object.hasOwn(definitions, name) ? { what: name } : {}

async function answer(
  request: NamedRequest,
  wire: Wire,
  options: Options,
): Promise<Result<unknown>> {
  const {
    headers,
    params: { name },
  } = request
  const refuseAtDoor = (code: 'foreign-origin' | 'not-signed-in'): Result<never> => {
    recordRefusal(options.security, { code }, getCallName(wire, name))
    return refuse(code)
  }
  if (!options.isOwnOrigin(headers.origin, headers.host)) return refuseAtDoor('foreign-origin')
  const sent = readRequest(request, wire)
  if (!sent.ok) return sent
  const { input, requestId } = sent.value
  if (isWakeUp(wire.definitions, name, input)) return ok(wakeUpAnswer)
  const tries = listLimits(wire.definitions, name)
  const fromHere = await options.limits.ofAddress(tries, request)
  if (!fromHere.ok) return fromHere
  const actor = await options.actorOf(headers)
  // An invalid or expired token is refused, so that a program doesn't continue as a visitor
  // unawares.
  if (actor.kind === 'visitor' && bearer.test(headers.authorization ?? ''))
    return refuseAtDoor('not-signed-in')
  return answerPerson({ wire, options, request, tries, actor, name, input, requestId })
}

type CountedCall = {
  wire: Wire
  options: Options
  request: NamedRequest
  tries: ReturnType<typeof listLimits>
  actor: Actor
  name: string
  input: unknown
  requestId: string | null
  unlessRepeat?: Refusal
}

/** Counts a person's requests. A stored response is returned even over the call's own limit. */
async function answerPerson(asked: CountedCall): Promise<Result<unknown>> {
  const { options, request, tries, actor } = asked
  const inAll = await options.limits.ofPerson(tries.slice(0, 1), request, actor)
  if (!inAll.ok) return inAll
  const byThem = await options.limits.ofPerson(tries.slice(1), request, actor)
  return answerCounted(byThem.ok ? asked : { ...asked, unlessRepeat: byThem.refusal })
}

async function answerCounted({
  wire,
  options: { limits, run, security },
  request,
  tries,
  actor,
  name,
  input,
  requestId,
  unlessRepeat,
}: CountedCall): Promise<Result<unknown>> {
  let isRun = false
  let isRepeat = false
  const language = languageOfCookies(request.headers.cookie)
  const onRepeat = (): void => {
    isRepeat = true
  }
  const result = await limits.atOnce.run(actor, countedAddress(limits.addressOf(request)), () => {
    isRun = true
    const asked = { name, data: input, actor, requestId, language, onRepeat }
    return run(unlessRepeat === undefined ? asked : { ...asked, unlessRepeat })
  })
  if (!isRun)
    security.record({
      kind: 'limit-hit',
      outcome: 'refused',
      reason: 'too-many-requests',
      ...getCallName(wire, name),
    })
  // A repeat is still a request, so repeats are limited too.
  if (isRepeat && unlessRepeat === undefined)
    await limits.giveBack(
      tries.filter((limit) => limit !== 'request'),
      request,
      actor,
    )
  return result
}

function readRequest(
  { headers, body }: NamedRequest,
  { readInput }: Wire,
): Result<{ input: unknown; requestId: string | null }> {
  const wire = headers['x-sideout-wire']
  if (wire !== undefined && !(Number(wire) >= wireVersion)) return refuse('old-client')
  const sent = readInput(body)
  const key = headers['idempotency-key']
  if (sent === null || (key !== undefined && !v.is(uuidSchema, key))) return refuse('bad-input')
  return ok({ input: sent.input, requestId: key ?? null })
}

function send(
  reply: FastifyReply,
  result: Result<unknown>,
  bodyOf: (value: unknown) => unknown,
): FastifyReply {
  if (result.ok) return reply.send(bodyOf(result.value))
  const { httpCode, body } = refusalToWire(result.refusal)
  void reply.headers(retryAfter(result.refusal))
  return reply.code(httpCode).send(body)
}
