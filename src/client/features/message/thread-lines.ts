// A conversation as lines on the screen: a separator before the first message of each day, and
// messages of one writer close together.
import { toLocalDay } from '../../device/today.ts'

type Dated = { messageId: string; created: string; fromMe: boolean }
export type ThreadLine<M> = {
  message: M
  /** The local day that begins with this message, or null. */
  day: string | null
  /** It follows one of the same writer within a few minutes. */
  isClose: boolean
}

const closeMs = 5 * 60_000

/** `messages` oldest first. */
export function threadLines<M extends Dated>(messages: readonly M[]): ThreadLine<M>[] {
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const day = toLocalDay(Date.parse(message.created))
    const isNewDay = before === undefined || toLocalDay(Date.parse(before.created)) !== day
    const isClose =
      !isNewDay &&
      before.fromMe === message.fromMe &&
      Date.parse(message.created) - Date.parse(before.created) < closeMs
    return { message, day: isNewDay ? day : null, isClose }
  })
}
