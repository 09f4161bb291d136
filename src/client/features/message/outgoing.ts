// My messages that the server has not shown yet: what of the outbox belongs to a thread.
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { asObject } from '../../net/wire-values.ts'

/** `key` names it in the outbox. */
export type Outgoing = Pick<OutboxItem, 'key' | 'state' | 'refusal' | 'isFailing'> & {
  messageId: string
  toId: string
  toName: string
  message: string
  created: string
}

/** The messages among the items, in the order they were written. */
export function listOutgoing(items: readonly OutboxItem[]): Outgoing[] {
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

/**
 * Those to `toId` that are not among the shown ones: a message with a lost answer may have
 * arrived.
 */
export function notShown(
  outgoing: readonly Outgoing[],
  toId: string,
  shownIds: readonly string[],
): Outgoing[] {
  return outgoing.filter((one) => one.toId === toId && !shownIds.includes(one.messageId))
}
