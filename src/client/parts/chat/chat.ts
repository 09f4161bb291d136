// Types shared by the chat screens.
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'

export type ChatMessage = {
  messageId: string
  playerId: string
  playerName: string
  message: string
  created: string
  removed: boolean
  mayRemove: boolean
}

export type Unsent = Pick<OutboxItem, 'key' | 'state' | 'refusal'> & { message: string }

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
  remove: (messageId: string) => Promise<OutboxItem['refusal']>
}
