// How a call or an HTTP function is answered. A handler reads as one sentence: actor, permission,
// decide (domain), store, announce.
import type * as v from 'valibot'
import type { playerRefusals } from '#contract/call.ts'
import type { CallName, Calls, HttpFunctions, HttpName } from '#contract/contract.ts'
import type { Actor, PlayerActor, SignedIn } from '#domain/access/actor.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Result } from '#domain/shared/result.ts'
import type { AnswerOwner } from './db/call-answers.ts'
import type { UnitOfWork } from './db/transaction.ts'
import type { Deps } from './deps.ts'

/** Everything that is asked once and answered once, by name. */
type Asked = Calls & HttpFunctions

/** The proof of the caller that each level of `who` in the contract gives. */
type ActorOf<N extends keyof Asked> = Asked[N]['who'] extends 'player'
  ? PlayerActor
  : Asked[N]['who'] extends 'signed-in'
    ? SignedIn
    : Actor

type Input<N extends keyof Asked> = v.InferOutput<Asked[N]['input']>
type Output<N extends keyof Asked> = v.InferOutput<Asked[N]['output']>
type Codes<N extends keyof Asked> =
  | Asked[N]['refusals'][number]
  | (Asked[N]['who'] extends 'player' ? (typeof playerRefusals)[number] : never)

/** `tx` is the transaction this call runs in; for 'read' calls the pool itself. */
export type CallContext<A extends Actor = PlayerActor> = UnitOfWork & {
  actor: A
  /** The language of the caller's cookie, for e-mails. */
  language: Language
  deps: Deps
}

export type OwnContext<A extends Actor = PlayerActor> = Omit<
  CallContext<A>,
  'tx' | 'effects' | 'newId'
> & {
  /** Under what the answer is kept; null without an Idempotency-Key. */
  owner: AnswerOwner | null
}

/** Runs inside the transaction of its call. */
export type InTransaction<N extends keyof Asked> = (
  context: CallContext<ActorOf<N>>,
  input: Input<N>,
) => Promise<Result<Output<N>, Codes<N>>>

/**
 * Brings its own transaction, and keeps the promise of the Idempotency-Key itself (the batches of
 * one event).
 */
export type WithOwnTransaction<N extends CallName> = {
  own: (context: OwnContext<ActorOf<N>>, input: Input<N>) => Promise<Result<Output<N>, Codes<N>>>
}

export type Handlers = { [N in CallName]: InTransaction<N> | WithOwnTransaction<N> }
export type HttpHandlers = { [N in HttpName]: InTransaction<N> }

/**
 * Gives a feature's handlers their types; app.ts puts the features together and a missing call does
 * not compile.
 */
export const defineHandlers = <N extends CallName>(
  handlers: Pick<Handlers, N>,
): Pick<Handlers, N> => handlers

/** The same for HTTP functions. */
export const defineHttpHandlers = <N extends HttpName>(
  handlers: Pick<HttpHandlers, N>,
): Pick<HttpHandlers, N> => handlers
