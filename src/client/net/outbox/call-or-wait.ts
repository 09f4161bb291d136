// Calls that must not get lost but should be answered at once: they are stored in the outbox first,
// and stay there when no answer comes.
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Result } from '#domain/shared/result.ts'
import { openOutbox } from './page-outbox.ts'

export type SureCall<N extends CallName> = {
  userId: string
  name: N
  input: CallInput<N>
  about: string
}

/**
 * The server's answer, or 'waiting' when the outbox sends it later. Calls that already wait go
 * first.
 */
export const callOrWait = <N extends CallName>({
  userId,
  name,
  input,
  about,
}: SureCall<N>): Promise<Result<CallOutput<N>> | 'waiting'> =>
  openOutbox(userId).ask(name, input, about)
