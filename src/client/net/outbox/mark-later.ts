// Marks of what was read: asked at once, and left to the outbox where no answer comes; one that
// waits already is enough.
import type { CallName } from '#contract/contract.ts'
import { callOrWait, type SureCall } from './call-or-wait.ts'
import { openOutbox } from './page-outbox.ts'

/** Nothing is said of its answer: what could not be marked stays unread. */
export async function markLater<N extends CallName>(mark: SureCall<N>): Promise<void> {
  const input = JSON.stringify(mark.input)
  const isThere = openOutbox(mark.userId)
    .items()
    .some(
      ({ name, state, input: waiting }) =>
        state === 'waiting' && name === mark.name && JSON.stringify(waiting) === input,
    )
  if (!isThere) await callOrWait(mark)
}
