// Messages of a chat that wait in the outbox.
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { asObject } from '../../net/wire-values.ts'
import type { Unsent } from './chat.ts'

type Sent = {
  call: 'eventChats-send' | 'clubChats-send'
  chat: Readonly<Record<string, string>>
  /** Ids the server already shows, because a message whose answer was lost may have arrived. */
  shown: ReadonlySet<string>
}

export const listUnsent = (items: readonly OutboxItem[], sent: Sent): Unsent[] =>
  items.flatMap((item) => toUnsent(item, sent))

function toUnsent(
  { key, name, input, state, refusal }: OutboxItem,
  { call, chat, shown }: Sent,
): Unsent[] {
  const { messageId, message, ...to } = asObject(input) ?? {}
  const isHere = Object.entries(chat).every(([field, value]) => to[field] === value)
  if (
    name !== call ||
    !isHere ||
    typeof messageId !== 'string' ||
    typeof message !== 'string' ||
    shown.has(messageId)
  )
    return []
  return [{ key, state, refusal, message }]
}
