// The chat of one event: what the server shows of it, and what of mine is still on its way.
import { useState } from 'react'
import { chatLimit, chatPage } from '#domain/event/chat.ts'
import { newId } from '../../device/new-id.ts'
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { asObject } from '../../net/wire-values.ts'

/** A message of mine that the server has not shown yet; `key` names it in the outbox. */
export type Unsent = Pick<OutboxItem, 'key' | 'state' | 'refusal'> & { message: string }

/** `name` is the event's, for lists of what waits. */
export function useEventChat({
  eventId,
  userId,
  name,
}: {
  eventId: string
  userId: string
  name: string
}) {
  const [limit, setLimit] = useState(chatPage)
  const { live, isLoading, retry } = useLiveList('eventChats-byEvent', { eventId, limit }, eventId)
  const { outbox, items } = useOutbox(userId)
  const shown = new Set((live.data?.messages ?? []).map(({ messageId }) => messageId))
  return {
    live,
    isLoading,
    retry,
    showMore: () => setLimit(Math.min(limit + chatPage, chatLimit)),
    unsent: items.flatMap((item) => unsentIn(item, eventId, shown)),
    send: (message: string) =>
      outbox.add('eventChats-send', { messageId: newId(), eventId, message }, name),
    resend: (key: string) => outbox.retry(key),
    giveUp: (key: string) => outbox.remove(key),
  }
}

/** A message with a lost answer may have arrived, and is shown then. */
function unsentIn(
  { key, name, input, state, refusal }: OutboxItem,
  eventId: string,
  shown: ReadonlySet<string>,
): Unsent[] {
  const { messageId, eventId: to, message } = asObject(input) ?? {}
  if (
    name !== 'eventChats-send' ||
    to !== eventId ||
    typeof messageId !== 'string' ||
    typeof message !== 'string' ||
    shown.has(messageId)
  )
    return []
  return [{ key, state, refusal, message }]
}
