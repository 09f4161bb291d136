import type { ColumnType, Generated } from 'kysely'
import type { QueueState } from '#domain/queue/queue.ts'

type Queues = {
  eventId: string
  state: Generated<QueueState>
  value: ColumnType<unknown, string, string>
  steps: Generated<number>
  watchKey: string | null
  opened: Date
}
type QueueMembers = {
  eventId: string
  number: number
  playerId: string | null
  guestOf: string | null
  guest: number | null
}
type QueueSteps = {
  eventId: string
  step: number
  actorId: string | null
  kind: string
  change: ColumnType<unknown, string | null, string | null>
  undone: Generated<boolean>
  created: Date
}

export type QueueTables = {
  queues: Queues
  queue_members: QueueMembers
  queue_steps: QueueSteps
}
