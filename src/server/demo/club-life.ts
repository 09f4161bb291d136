// Activity in a community's club: its page, notices, chat, and its owner's polls.
import type { Insertable } from 'kysely'
import type { SuggestedFields } from '#domain/location/suggestion.ts'
import { toSlug } from '#domain/player/slug.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { Community, DemoPerson } from './people.ts'

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[]
export type ClubLife = {
  club: { locationId: string; slug: string; title: string; about: string; rules: string }
  members: {
    playerId: string
    office?: 'organizer' | 'secretary'
    officeSince?: Date
    chatReadTo?: Date
  }[]
  suggestion: {
    suggestionId: string
    playerId: string
    playerName: string
    locationId: string
    changes: SuggestedFields
    asked: number
  }
  club_notices: Rows<'club_notices'>
  club_notice_reads: Rows<'club_notice_reads'>
  club_messages: Rows<'club_messages'>
  club_polls: Rows<'club_polls'>
  club_poll_votes: Rows<'club_poll_votes'>
  club_requests: Rows<'club_requests'>
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const about =
  'A few people who play on weekday evenings and stay for a chat. Beginners are ' +
  'welcome on Sundays; on Thursdays the club has two courts for itself.'
const rules =
  'Sign up by noon, so that nobody waits for you. Rotate after every game to 11. Balls go back ' +
  'into the gray box.'

const notices: readonly { title: string; body: string; hoursAgo: number; pinned: boolean }[] = [
  {
    title: 'New nets on courts 1 and 2',
    body: 'The park put them up on Monday. Please leave the tension as it is.',
    hoursAgo: 26,
    pinned: false,
  },
  {
    title: 'Rain plan',
    body: 'If it rains at four, we meet in the gym of Moscone Rec Center. Look into the chat first.',
    hoursAgo: 9 * 24,
    pinned: true,
  },
  {
    title: 'Paddles to borrow',
    body: 'Six paddles are in the box at the gate. Put your name on the list.',
    hoursAgo: 16 * 24,
    pinned: false,
  },
]

const chat: readonly { by: number; minutesAgo: number; message: string }[] = [
  { by: 1, minutesAgo: 3 * 24 * 60, message: 'Who has a spare grip? Mine is done for.' },
  { by: 3, minutesAgo: 3 * 24 * 60 - 12, message: 'Two in my bag. I will bring one on Thursday.' },
  { by: 1, minutesAgo: 3 * 24 * 60 - 15, message: 'You are a star.' },
  {
    by: 0,
    minutesAgo: 25 * 60,
    message: 'The nets are up! Thanks to everyone who wrote to the park.',
  },
  { by: 2, minutesAgo: 24 * 60, message: 'Court 2 plays so much better now.' },
  { by: 4, minutesAgo: 190, message: 'I have a fourth for Sunday if somebody drops out.' },
  { by: 5, minutesAgo: 171, message: 'Save me a place, my tennis was cancelled.' },
  { by: 0, minutesAgo: 14, message: 'Please vote: we can have the lights on Friday or on Sunday.' },
  { by: 3, minutesAgo: 6, message: 'Sunday. On Friday I drive the kids.' },
]

const polls: readonly {
  kind: 'yes-no' | 'options'
  question: string
  options: string[]
  votes: readonly number[]
  minutesAgo: number
  isOpen: boolean
}[] = [
  {
    kind: 'options',
    question: 'Lights on Friday or Sunday?',
    options: ['Friday, 7 to 9 PM', 'Sunday, 5 to 7 PM', 'Both are fine'],
    votes: [2, 3, 1],
    minutesAgo: 13,
    isOpen: true,
  },
  {
    kind: 'yes-no',
    question: 'Shall we order shirts again?',
    options: ['yes', 'no'],
    votes: [5, 2],
    minutesAgo: 12 * 24 * 60,
    isOpen: false,
  },
]

export function buildClubLife(
  random: Random,
  community: Community,
  reader: string,
  now: number,
): ClubLife {
  const [locationId = '', secondVenue = ''] = community.city.venueIds
  const [owner] = community.hosts
  if (owner === undefined) throw new Error('a club without an owner')
  const key = { locationId, slug: toSlug(community.city.clubName) }
  const members = community.clubMembers.map(({ playerId }) => playerId)
  const outsiders = community.people.filter((person) => !community.clubMembers.includes(person))
  const others = members.filter((playerId) => playerId !== owner.playerId && playerId !== reader)
  return {
    club: { ...key, title: 'Fog City Pickleball', about, rules },
    members: [
      ...others.slice(0, 2).map((playerId, index) => ({
        playerId,
        office: index === 0 ? ('organizer' as const) : ('secretary' as const),
        officeSince: new Date(now - 40 * dayMs),
      })),
      { playerId: reader, chatReadTo: new Date(now - 4 * hourMs) },
    ],
    ...buildNotices(random, key, owner.playerId, [reader, ...others], now),
    club_messages: chat.flatMap(({ by, minutesAgo, message }) => {
      const playerId = [owner.playerId, ...others][by]
      return playerId === undefined
        ? []
        : [
            {
              ...key,
              messageId: random.uuid(),
              playerId,
              message,
              created: minutesBefore(now, minutesAgo),
            },
          ]
    }),
    ...buildPolls(random, key, owner.playerId, others, now),
    club_requests: outsiders
      .slice(-1)
      .map(({ playerId }) => ({ ...key, playerId, asked: minutesBefore(now, 44), answered: null })),
    suggestion: {
      suggestionId: random.uuid(),
      ...suggester(community, outsiders),
      locationId: secondVenue,
      changes: { restrooms: true, water: true },
      asked: now - 3 * hourMs,
    },
  }
}

/** Admins edit the venue themselves, so they make no suggestions. */
const suggester = (
  { hosts }: Community,
  outsiders: readonly DemoPerson[],
): Pick<DemoPerson, 'playerId' | 'playerName'> => {
  const first = outsiders.find((person) => !hosts.includes(person))
  if (first === undefined) throw new Error('nobody is left to suggest anything')
  return { playerId: first.playerId, playerName: first.playerName }
}

const minutesBefore = (now: number, minutes: number): Date => new Date(now - minutes * minuteMs)

type Key = { locationId: string; slug: string }

function buildNotices(
  random: Random,
  key: Key,
  authorId: string,
  readers: readonly string[],
  now: number,
): Pick<ClubLife, 'club_notices' | 'club_notice_reads'> {
  const rows = notices.map(({ hoursAgo, ...notice }) => ({
    ...key,
    ...notice,
    noticeId: random.uuid(),
    authorId,
    created: new Date(now - hoursAgo * hourMs),
  }))
  return {
    club_notices: rows,
    club_notice_reads: rows.flatMap(({ noticeId, created }, index) =>
      [authorId, ...readers.slice(index === 0 ? 1 : 0, 6 + index)].map((playerId) => ({
        noticeId,
        playerId,
        created: new Date(created.getTime() + hourMs),
      })),
    ),
  }
}

function buildPolls(
  random: Random,
  key: Key,
  authorId: string,
  voters: readonly string[],
  now: number,
): Pick<ClubLife, 'club_polls' | 'club_poll_votes'> {
  const rows: Pick<ClubLife, 'club_polls' | 'club_poll_votes'> = {
    club_polls: [],
    club_poll_votes: [],
  }
  for (const { kind, question, options, votes, minutesAgo, isOpen } of polls) {
    const pollId = random.uuid()
    const created = minutesBefore(now, minutesAgo)
    rows.club_polls.push({
      ...key,
      pollId,
      authorId,
      kind,
      question,
      options,
      closes: null,
      closed: isOpen ? null : new Date(created.getTime() + 4 * dayMs),
      created,
    })
    const choices = votes.flatMap((count, choice) => Array.from({ length: count }, () => choice))
    for (const [index, playerId] of voters.slice(0, choices.length).entries())
      rows.club_poll_votes.push({
        pollId,
        playerId,
        choices: [choices[index] ?? 0],
        created: minutesBefore(now, minutesAgo - 1 - index),
      })
  }
  return rows
}
