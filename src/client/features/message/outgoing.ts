// My messages that the server hasn't shown yet: the outbox items of a thread.
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { asObject } from '../../net/wire-values.ts'

export type UnsentMessage = Pick<OutboxItem, 'key' | 'state' | 'refusal' | 'isFailing'> & {
  messageId: string
  toId: string
  toName: string
  message: string
  created: string
}

export function listOutgoing(items: readonly OutboxItem[]): UnsentMessage[] {
  return items.flatMap(({ key, name, input, about, at, state, refusal, isFailing }) => {
    const { messageId, toId, message } = asObject(input) ?? {}
    if (
      name !== 'messages-send' ||
      typeof messageId !== 'string' ||
      typeof toId !== 'string' ||
      typeof message !== 'string'
    )
      return []
    return [
      {
        key,
        messageId,
        toId,
        toName: about,
        message,
        created: new Date(at).toISOString(),
        state,
        refusal,
        isFailing,
      },
    ]
  })
}

/** Excludes shown messages, because one whose answer was lost may have arrived. */
export function notShown(
  outgoing: readonly UnsentMessage[],
  toId: string,
  shownIds: readonly string[],
): UnsentMessage[] {
  return outgoing.filter((one) => one.toId === toId && !shownIds.includes(one.messageId))
}
