// Sends read marks at once and leaves them to the outbox when no answer comes; only one of each
// waits.
import type { CallName } from '#contract/contract.ts'
import { callOrWait, type SureCall } from './call-or-wait.ts'
import { openOutbox } from './page-outbox.ts'

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
