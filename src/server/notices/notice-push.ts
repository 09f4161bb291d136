// A push message for deliveries that go out together: the last one's words, and the number of the
// others.
import { createHash } from 'node:crypto'
import { isAhead } from '#domain/notification/notification.ts'
import { noticeTexts } from '#words/en/mail/notice.ts'
import { wordsIn } from '#words/words.ts'
import type { PushMessage } from '../push/push.ts'
import { noticeWords, mergeWords } from './notice-words.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * Push services accept 4 kB, minus the encryption overhead; these limits fit JSON in any language.
 */
const titleMax = 160
const bodyMax = 480
const daySeconds = 86_400

/**
 * Shown by the service worker. url: a path of ours. A device shows only the latest of one tag.
 * unread: the app badge; null leaves it.
 */
type PushPayload = {
  title: string
  body: string
  url: string
  tag: string
  unread: number | null
}

export function noticePush(unit: readonly [Outgoing, ...Outgoing[]]): PushMessage {
  const last = unit.at(-1) ?? unit[0]
  const { title, lines, path } = noticeWords(last)
  const count = mergeWords(unit).length
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

/** The same for what belongs together, but hashed, because push services see topics. */
const getTag = ({ playerId, batch }: Outgoing): string =>
  createHash('sha256').update(`${playerId} ${batch}`).digest('base64url').slice(0, 32)

function cut(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
