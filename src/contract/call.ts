// Descriptions of calls, HTTP functions and live queries, from which both sides derive their types.
import * as v from 'valibot'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import type { Noun } from './openapi/api-nouns.ts'

export type Who = 'visitor' | 'signed-in' | 'player'

export type CallDefinition<
  Name extends string = string,
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  W extends Who = Who,
  Refusals extends readonly RefusalCode[] = readonly RefusalCode[],
> = {
  name: Name
  who: W
  /** 'read' has no effects; 'write' runs once per Idempotency-Key. */
  kind: 'read' | 'write'
  summary: string
  input: Input
  output: Output
  refusals: Refusals
  /**
   * An input that only wakes the server: everyone gets `wakeUpAnswer` at once, without a database
   * query.
   */
  wakeUp?: v.GenericSchema
  /** The call locks the event named by eventId; such calls queue before they take a connection. */
  locks?: 'event'
  limit?: RateLimitName
  /** Asked by this app alone: absent from the API page, and free to change with each release. */
  isOwn?: true
}

export const playerRefusals = [
  'not-a-player',
  'second-factor-needed',
] as const satisfies readonly RefusalCode[]

export const wakeUpAnswer = { success: true } as const

export type LiveDefinition<
  Name extends string = string,
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  W extends Who = Who,
  Refusals extends readonly RefusalCode[] = readonly RefusalCode[],
> = Omit<CallDefinition<Name, Input, Output, W, Refusals>, 'kind' | 'wakeUp' | 'limit' | 'locks'>

/** Keeps the literal types of `who` and the refusals, so that handlers are checked against them. */
export const call = <
  const Name extends string,
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  const W extends Who,
  const Refusals extends readonly RefusalCode[],
>(
  definition: CallDefinition<Name, Input, Output, W, Refusals>,
) => definition

/** Plain JSON in and out, without call envelopes. Read only; {wakeUp} wakes the server. */
export const http = <
  const Name extends string,
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  const W extends Who,
  const Refusals extends readonly RefusalCode[],
>(
  definition: Omit<CallDefinition<Name, Input, Output, W, Refusals>, 'kind' | 'wakeUp'>,
): CallDefinition<Name, Input, Output, W, Refusals> => ({
  ...definition,
  kind: 'read',
  wakeUp: v.strictObject({ wakeUp: v.unknown() }),
})

export const live = <
  const Name extends string,
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  const W extends Who,
  const Refusals extends readonly RefusalCode[],
>(
  definition: LiveDefinition<Name, Input, Output, W, Refusals>,
) => definition

export const byName = <const D extends readonly { name: string }[]>(definitions: D) =>
  Object.fromEntries(definitions.map((definition) => [definition.name, definition])) as {
    [K in D[number]['name']]: Extract<D[number], { name: K }>
  }

export type ContractParts = {
  /** The nouns of the API that its names begin with, by prefix. */
  nouns?: Readonly<Record<string, Noun>>
  calls?: readonly CallDefinition[]
  http?: readonly CallDefinition[]
  live?: readonly LiveDefinition[]
}

/** Type-checks what a noun brings to the contract, and keeps its literal types. */
export const defineContract = <const C extends ContractParts>(contract: C): C => contract
