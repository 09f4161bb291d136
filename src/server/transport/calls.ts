// Runs a call or HTTP function: parse, actor, Idempotency-Key, one transaction, and effects after
// the commit. Every transport (POST /call, POST /http, tests) uses it.
import * as v from 'valibot'
import type { CallDefinition } from '#contract/call.ts'
import { calls, httpFunctions } from '#contract/contract.ts'
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import { findUnstorable } from '#domain/shared/find-unstorable.ts'
import type { Language } from '#domain/shared/language.ts'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { hashInput, type AnswerOwner } from '../db/call-answers.ts'
import { isConnectionSilent, isDataError, isUnavailable } from '../db/errors.ts'
import { runAsKind } from '../db/kind-of-work.ts'
import { answerOnce, findEarlierAnswer } from '../db/transaction.ts'
import { toTurnKey, type InTurn } from '../db/turns.ts'
import type { Deps } from '../deps.ts'
import { collectEffects } from '../effects.ts'
import type { CallContext, Handlers, HttpHandlers, OwnContext } from '../handler.ts'
import { createLogThrottle } from '../log-throttle.ts'
import { recordRefusal } from '../security-log/record-refusal.ts'

/**
 * The runner's untyped view of a handler; single calls are type-checked where they are defined
 * (defineHandlers).
 */
type AnyHandler =
  | ((context: CallContext<Actor>, input: unknown) => Promise<Result<unknown>>)
  | { own: (context: OwnContext<Actor>, input: unknown) => Promise<Result<unknown>> }

export type CallRequest = {
  name: string
  data: unknown
  /** The original data, when ids in it were replaced: a retry sends the original again. */
  sent?: unknown
  actor: Actor
  requestId: string | null
  language: Language
  onRepeat?: () => void
  /** The caller is over the limit: returns a stored response, or this refusal. */
  unlessRepeat?: Refusal
}
export type CallRunner = (request: CallRequest) => Promise<Result<unknown>>

export type Definitions = Readonly<Record<string, CallDefinition>>

export const createCallRunner = (deps: Deps, handlers: Handlers): CallRunner =>
  createRunner(deps, calls, handlers)

export const createHttpRunner = (deps: Deps, handlers: HttpHandlers): CallRunner =>
  createRunner(deps, httpFunctions, handlers)

const findDefinition = (definitions: Definitions, name: string): CallDefinition | undefined =>
  Object.hasOwn(definitions, name) ? definitions[name] : undefined

/**
 * True for an input that only wakes the server up; it is answered with `wakeUpAnswer` before
 * anything is looked up.
 */
export function isWakeUp(definitions: Definitions, name: string, data: unknown): boolean {
  const wakeUp = findDefinition(definitions, name)?.wakeUp
  return wakeUp !== undefined && v.is(wakeUp, data)
}

export function listLimits(definitions: Definitions, name: string): readonly RateLimitName[] {
  const limit = findDefinition(definitions, name)?.limit
  return limit === undefined ? ['request'] : ['request', limit]
}

function createRunner(
  deps: Deps,
  definitions: Definitions,
  handlers: Handlers | HttpHandlers,
): CallRunner {
  const throttle = createLogThrottle(() => deps.clock.now())
  // It is refused as bad input, but the call's schema should have caught it, so it is our bug.
  const logDataError = (call: string, error: unknown): void => {
    throttle.log(call, (leftOut) => {
      deps.log.error(
        { err: error, call, leftOut },
        'the database refused an input that the schema let through: a bug',
      )
      return ''
    })
  }
  const answer = async (
    definition: CallDefinition,
    request: CallRequest,
  ): Promise<Result<unknown>> => {
    const { name, data, actor, language, onRepeat } = request
    const allowed = checkWho(definition.who, actor)
    if (!allowed.ok) return allowed
    const parsed = v.safeParse(definition.input, data)
    if (!parsed.success) return refuse('bad-input', { field: v.getDotPath(parsed.issues[0]) ?? '' })
    if (request.unlessRepeat !== undefined)
      return repeatOnly(deps, toOwner(request), request.unlessRepeat)
    const handler = (handlers as Readonly<Record<string, unknown>>)[name] as AnyHandler
    try {
      const run = { definition, actor, owner: toOwner(request), language, onRepeat }
      return await runAsKind(`call ${name}`, () => runHandler(deps, handler, run, parsed.output))
    } catch (error) {
      if (isDataError(error)) {
        // Unstorable text is the caller's mistake, anything else is ours.
        const field = findUnstorable(parsed.output)
        if (field !== null) return refuse('bad-input', { field })
        logDataError(name, error)
        return refuse('bad-input')
      }
      if (!isUnavailable(error)) throw error
      throttle.log('away', (leftOut) => {
        deps.log.warn({ err: error, call: name, leftOut }, 'the database could not be reached')
        return ''
      })
      return refuse('unavailable')
    }
  }
  return async (request) => {
    const definition = findDefinition(definitions, request.name)
    if (definition === undefined) return refuse('unknown-call')
    const result = await answer(definition, request)
    if (!result.ok) recordRefusal(deps.security, result.refusal, { what: request.name })
    return result
  }
}

async function repeatOnly(
  { db }: Pick<Deps, 'db'>,
  owner: AnswerOwner | null,
  refusal: Refusal,
): Promise<Result<unknown>> {
  const earlier = owner === null ? null : await findEarlierAnswer(db, owner)
  return earlier?.ok === true ? earlier : { ok: false, refusal }
}

function checkWho(
  who: 'visitor' | 'signed-in' | 'player',
  actor: Actor,
): Result<null, 'not-signed-in' | 'not-a-player'> {
  if (who !== 'visitor' && actor.kind === 'visitor') return refuse('not-signed-in')
  if (who === 'player' && !isPlayer(actor)) return refuse('not-a-player')
  return ok(null)
}

/**
 * The key for storing a response; null for visitors and without an Idempotency-Key. The input has
 * passed its schema.
 */
function toOwner({ name, data, sent = data, actor, requestId }: CallRequest): AnswerOwner | null {
  if (actor.kind === 'visitor' || requestId === null) return null
  return { userId: actor.userId, requestId, name, inputHash: hashInput(sent) }
}

type Run = {
  definition: CallDefinition
  actor: Actor
  owner: AnswerOwner | null
  language: Language
  onRepeat: (() => void) | undefined
}

async function runHandler(
  deps: Deps,
  handler: AnyHandler,
  run: Run,
  input: unknown,
): Promise<Result<unknown>> {
  const now = deps.clock.now()
  if (typeof handler === 'object') {
    return handler.own(
      { actor: run.actor, now, language: run.language, deps, owner: run.owner },
      input,
    )
  }
  if (run.definition.kind === 'read') {
    const read = () =>
      handler(
        {
          actor: run.actor,
          tx: deps.db,
          effects: collectEffects(),
          newId: deps.newId,
          now,
          followers: deps.followers,
          language: run.language,
          deps,
        },
        input,
      )
    return read().catch((error: unknown) => {
      if (isConnectionSilent(error)) return read()
      throw error
    })
  }
  const { owner, onRepeat } = run
  return answerOnce(deps, { ...toTurn(run, input), owner, onRepeat, now }, (unit) =>
    handler({ actor: run.actor, ...unit, language: run.language, deps }, input),
  )
}

function toTurn({ definition, actor }: Run, input: unknown): Pick<InTurn, 'person' | 'keys'> {
  return {
    person: actor.kind === 'signed-in' ? `user ${actor.userId}` : 'visitors',
    keys: definition.locks === 'event' ? [toTurnKey('event', readEventId(input))] : [],
  }
}

const readEventId = (input: unknown): string =>
  v.parse(v.object({ eventId: v.string() }), input).eventId
