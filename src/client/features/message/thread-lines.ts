// Turns a conversation into display lines: a separator before each day's first message, and one
// writer's messages grouped.
import { toDeviceDay } from '../../device/today.ts'

type Dated = { messageId: string; created: string; fromMe: boolean }
export type ThreadLine<M> = {
  message: M
  day: string | null
  isClose: boolean
}

const closeMs = 5 * 60_000

export function threadLines<M extends Dated>(messages: readonly M[]): ThreadLine<M>[] {
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const day = toDeviceDay(Date.parse(message.created))
    const isNewDay = before === undefined || toDeviceDay(Date.parse(before.created)) !== day
    const isClose =
      !isNewDay &&
      before.fromMe === message.fromMe &&
      Date.parse(message.created) - Date.parse(before.created) < closeMs
    return { message, day: isNewDay ? day : null, isClose }
  })
}
