// Calls that must not get lost but are answered at once where they can be: they are in the outbox
// before they are asked, and are left to it where no answer comes.
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Result } from '#domain/shared/result.ts'
import { openOutbox } from './page-outbox.ts'

export type SureCall<N extends CallName> = {
  /** The account of the call. */
  userId: string
  name: N
  input: CallInput<N>
  /** Its subject, in words: shown while it waits. */
  about: string
}

/**
 * The server's answer, or 'waiting' when the call is left to the outbox. What waits already goes
 * first.
 */
export const callOrWait = <N extends CallName>({
  userId,
  name,
  input,
  about,
}: SureCall<N>): Promise<Result<CallOutput<N>> | 'waiting'> =>
  openOutbox(userId).ask(name, input, about)
