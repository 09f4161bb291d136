// Conversations of the demo sign-ins with friends.
import type { Insertable } from 'kysely'
import { toSlug } from '#domain/player/slug.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import { organizerName, playerName } from './cast.ts'
import type { Community } from './people.ts'

const hourMs = 3_600_000

/**
 * Lines in order, from the friend ('them') or the demo sign-in ('me'). Each conversation is with
 * another friend, latest first.
 */
const conversations: Readonly<Record<string, readonly (readonly ['them' | 'me', string])[][]>> = {
  [playerName]: [
    [
      ['them', 'Hi Robin! Are you playing this week?'],
      ['me', 'Thursday for sure. Saturday I am not certain yet.'],
      ['them', 'We are seven for Saturday morning, you would make it eight.'],
      ['them', 'Are you in on Saturday?'],
    ],
    [
      ['me', 'Thanks for the tip with the grip, it works!'],
      ['them', 'Told you :) We need a fourth for Sunday evening, can you make it?'],
    ],
    [['them', 'Great games yesterday. Same time next week?']],
  ],
  [organizerName]: [
    [
      ['them', 'Could we get one more court for the round robin?'],
      ['me', 'I will ask the park on Monday.'],
      ['them', 'The net on court 2 is torn, by the way.'],
    ],
    [
      ['me', 'Can you help at the sign-up table on Saturday?'],
      ['them', 'Of course, from nine on.'],
    ],
  ],
}
const minuteMs = 60_000

export type MessageRows = {
  messages: Insertable<Tables['messages']>[]
  message_last: Insertable<Tables['message_last']>[]
}

export function buildMessages(random: Random, community: Community, now: number): MessageRows {
  const messages = listMessages(random, community, now)
  return { messages, message_last: findLast(messages) }
}

type Message = Insertable<Tables['messages']> & { created: Date }

function listMessages(random: Random, { friends }: Community, now: number): Message[] {
  return Object.entries(conversations).flatMap(([name, threads]) =>
    threads.flatMap((lines, thread) => {
      const friend = friends.get(toSlug(name))?.[thread]
      if (friend === undefined) return []
      const endMs = now - (1 + thread * 5) * hourMs
      return lines.map(([who, message], index): Message => {
        const [fromId, toId] =
          who === 'me' ? [toSlug(name), friend.playerId] : [friend.playerId, toSlug(name)]
        const linesLeft = lines.length - 1 - index
        return {
          messageId: random.uuid(),
          fromId,
          toId,
          type: 'txt',
          message,
          eventId: null,
          locationId: null,
          expires: null,
          used: null,
          read: who === 'me' || linesLeft > 0,
          created: new Date(endMs - linesLeft * 7 * minuteMs),
        }
      })
    }),
  )
}

function findLast(messages: readonly Message[]): Insertable<Tables['message_last']>[] {
  const last = new Map(
    messages.map(({ fromId, toId, messageId, created }) => [
      `${fromId} ${toId}`,
      { fromId, toId, messageId, created },
    ]),
  )
  return [...last.values()]
}
