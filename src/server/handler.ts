// Types of call and HTTP handlers. A handler reads as one sentence: actor, permission, decide
// (domain), store, announce.
import type * as v from 'valibot'
import { playerRefusals } from '#contract/call.ts'
import {
  calls,
  type CallName,
  type Calls,
  type HttpFunctions,
  type HttpName,
} from '#contract/contract.ts'
import type { Actor, PlayerActor, SignedIn } from '#domain/access/actor.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import type { AnswerOwner } from './db/call-answers.ts'
import type { UnitOfWork } from './db/transaction.ts'
import type { Deps } from './deps.ts'

type Asked = Calls & HttpFunctions

type ActorOf<N extends keyof Asked> = Asked[N]['who'] extends 'player'
  ? PlayerActor
  : Asked[N]['who'] extends 'signed-in'
    ? SignedIn
    : Actor

type Input<N extends keyof Asked> = v.InferOutput<Asked[N]['input']>
type Output<N extends keyof Asked> = v.InferOutput<Asked[N]['output']>
export type RefusalCodes<N extends keyof Asked> =
  | Asked[N]['refusals'][number]
  | (Asked[N]['who'] extends 'player' ? (typeof playerRefusals)[number] : never)

/** `tx` is the call's transaction; for 'read' calls it is the pool. */
export type ActingUnit<A extends Actor = PlayerActor> = UnitOfWork & {
  actor: A
  language: Language
}
export type CallContext<A extends Actor = PlayerActor> = ActingUnit<A> & { deps: Deps }

export type OwnContext<A extends Actor = PlayerActor> = Omit<
  CallContext<A>,
  'tx' | 'effects' | 'newId' | 'followers'
> & {
  /** The key under which the response is stored; null without an Idempotency-Key. */
  owner: AnswerOwner | null
}

export type InTransaction<N extends keyof Asked> = (
  context: CallContext<ActorOf<N>>,
  input: Input<N>,
) => Promise<Result<Output<N>, RefusalCodes<N>>>

/** Opens its own transaction, and implements the Idempotency-Key itself (batches of one event). */
export type WithOwnTransaction<N extends CallName> = {
  own: (context: OwnContext<ActorOf<N>>, input: Input<N>) => Promise<CallResult<N>>
}

export type CallResult<N extends CallName> = Result<Output<N>, RefusalCodes<N> | 'key-reused'>

export type Handlers = { [N in CallName]: InTransaction<N> | WithOwnTransaction<N> }
export type HttpHandlers = { [N in HttpName]: InTransaction<N> }

export const defineHandlers = <N extends CallName>(
  handlers: Pick<Handlers, N>,
): Pick<Handlers, N> => handlers

export const defineHttpHandlers = <N extends HttpName>(
  handlers: Pick<HttpHandlers, N>,
): Pick<HttpHandlers, N> => handlers

/** Refuses a call with a decision's refusal; one that the call's contract doesn't name is a bug. */
export function refuseByContract<N extends CallName>(
  name: N,
  refusal: Refusal,
): { ok: false; refusal: Refusal<RefusalCodes<N>> } {
  if (isNamed(name, refusal)) return { ok: false, refusal }
  throw new Error(`${name} was refused with ${refusal.code}, which its contract doesn't name`)
}

function isNamed<N extends CallName>(
  name: N,
  refusal: Refusal,
): refusal is Refusal<RefusalCodes<N>> {
  const { who, refusals }: { who: string; refusals: readonly RefusalCode[] } = calls[name]
  return [...refusals, ...(who === 'player' ? playerRefusals : [])].includes(refusal.code)
}
