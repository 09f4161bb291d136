// Calls that must not get lost but are answered at once where they can be: asked directly, and left to the outbox where no answer comes. The key
// stays the same, so that a call whose answer was lost is done once.
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Result } from '#domain/shared/result.ts'
import { call } from './call.ts'
import { liveClient } from './live-client.ts'
import { newId } from './new-id.ts'
import { outboxOf } from './page-outbox.ts'

/** Few: what the server does not answer soon waits in sight instead. */
const attempts = 2

export type SureCall<N extends CallName> = {
  /** Whose call it is. */
  userId: string
  name: N
  input: CallInput<N>
  /** Whom or what it is about, in words: shown while it waits. */
  about: string
}

/** The server's answer, or 'waiting' when the call is left to the outbox. What waits already goes first. */
export async function callOrWait<N extends CallName>({ userId, name, input, about }: SureCall<N>): Promise<Result<CallOutput<N>> | 'waiting'> {
  const outbox = outboxOf(userId)
  const key = newId()
  const isFirst = !outbox.items().some(({ state }) => state === 'waiting')
  if (isFirst && navigator.onLine && liveClient().status() !== 'waiting') {
    const answer = await call(name, input, { idempotencyKey: key, attempts })
    if (answer.ok) outbox.noteAnswered({ key, name, input, about })
    if (answer.ok || answer.refusal.code !== 'unavailable') return answer
  }
  outbox.add(name, input, about, key)
  return 'waiting'
}
