// How a call, an HTTP function and a live query are written down. Both sides derive their types
// from these descriptions.
import * as v from 'valibot'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

/** The callers: anyone, anyone signed in, or only registered players. */
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
  /** 'read' changes nothing; 'write' is answered once per Idempotency-Key. */
  kind: 'read' | 'write'
  /** One line for the API page. */
  summary: string
  input: Input
  output: Output
  /** What it may refuse beyond the refusals every call has. */
  refusals: Refusals
  /**
   * An input that only wakes the server up: anyone gets `wakeUpAnswer` at once, and the database is
   * not asked.
   */
  wakeUp?: v.GenericSchema
  /**
   * It locks the event that its input names as eventId: such calls take turns before they cost a
   * connection.
   */
  locks?: 'event'
  /**
   * How often it may be asked; every call also counts as a request (domain/shared/rate-limits.ts).
   */
  limit?: RateLimitName
}

/** What everything that is for players only may refuse beside its own. */
export const playerRefusals = [
  'not-a-player',
  'second-factor-needed',
] as const satisfies readonly RefusalCode[]

/** What every wake-up is answered. */
export const wakeUpAnswer = { success: true } as const

export type LiveDefinition<
  Name extends string = string,
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
  W extends Who = Who,
  Refusals extends readonly RefusalCode[] = readonly RefusalCode[],
> = Omit<CallDefinition<Name, Input, Output, W, Refusals>, 'kind' | 'wakeUp' | 'limit' | 'locks'>

/**
 * Describes one call; `who` and the refusals keep their literal types, so that handlers are held to
 * them.
 */
export const call = <
  const Name extends string,
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
  const W extends Who,
  const Refusals extends readonly RefusalCode[],
>(
  definition: CallDefinition<Name, Input, Output, W, Refusals>,
) => definition

/**
 * Describes one HTTP function: plain JSON in and out, without the envelopes of calls. It reads, and
 * can be woken up by {wakeUp}.
 */
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

/** Describes one live query. */
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
