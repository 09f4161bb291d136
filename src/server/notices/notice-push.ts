// A push message of what goes out together: the last one's words, and how many there are beside it.
import { createHash } from 'node:crypto'
import { isAhead } from '#domain/notification/notification.ts'
import { noticeTexts } from '#words/en/mail/notice.ts'
import { wordsIn } from '#words/words.ts'
import type { PushMessage } from '../push/push.ts'
import { noticeWords, wordsTogether } from './notice-words.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * Push services take 4 kB, of which encryption needs a little: so much is left for JSON whatever
 * the language.
 */
const titleMax = 160
const bodyMax = 480
const daySeconds = 86_400

/**
 * What the service worker shows. url is a path of ours; of two with one tag a device shows the
 * later. unread: the number for the app's icon, null to leave it.
 */
type PushPayload = {
  title: string
  body: string
  url: string
  tag: string
  unread: number | null
}

/** The message of deliveries to one device, oldest first. */
export function noticePush(unit: readonly [Outgoing, ...Outgoing[]]): PushMessage {
  const last = unit.at(-1) ?? unit[0]
  const { title, lines, path } = noticeWords(last)
  const count = wordsTogether(unit).length
  const more = count === 1 ? [] : [wordsIn(last.language, noticeTexts).more({ count: count - 1 })]
  const isUrgent = last.kind === 'message' || isAhead(last.kind)
  return toPush(
    {
      title,
      body: [...lines, ...more].join('\n'),
      url: path,
      tag: getTag(last),
      unread: last.unread,
    },
    isUrgent ? 'high' : 'normal',
  )
}

/** The message of a test. */
export const testPush = (language: Outgoing['language']): PushMessage =>
  toPush(
    {
      title: wordsIn(language, noticeTexts).testTitle,
      body: wordsIn(language, noticeTexts).testText,
      url: '/player/settings',
      tag: 'test',
      unread: null,
    },
    'high',
  )

function toPush(payload: PushPayload, urgency: PushMessage['urgency']): PushMessage {
  return {
    payload: JSON.stringify({
      ...payload,
      title: cut(payload.title, titleMax),
      body: cut(payload.body, bodyMax),
    }),
    topic: payload.tag,
    ttlS: daySeconds,
    urgency,
  }
}

/** The same for all that belongs together, and telling a push service nothing: it sees topics. */
const getTag = ({ playerId, batch }: Outgoing): string =>
  createHash('sha256').update(`${playerId} ${batch}`).digest('base64url').slice(0, 32)

/** At most `max` characters, never half of one. */
function cut(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
