// What the screens of chats have in common.
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'

export type ChatMessage = {
  messageId: string
  playerId: string
  playerName: string
  message: string
  created: string
  /** Its words are gone. */
  removed: boolean
  mayRemove: boolean
}

/** A message of mine that the server has not shown yet; `key` names it in the outbox. */
export type Unsent = Pick<OutboxItem, 'key' | 'state' | 'refusal'> & { message: string }

/** One chat: what the server shows of it, and what of mine is still on its way. */
export type ChatModel = {
  messages: readonly ChatMessage[]
  more: boolean
  unread: number
  isLoading: boolean
  showMore: () => void
  unsent: readonly Unsent[]
  send: (message: string) => void
  resend: (key: string) => void
  giveUp: (key: string) => void
  /** Asks the server to take a message away; the refusal where it does not. */
  remove: (messageId: string) => Promise<OutboxItem['refusal']>
}
