// The reasons shown for an answer, in order: unmet wishes first, then what helps to decide.
import type { EventCardData } from '#contract/calendar.ts'
import type { PoppiReason } from '#contract/poppi.ts'
import type { Gender } from '#domain/player/player.ts'
import type { Wish, WishedFacility, WishPart } from '#domain/poppi/poppi.ts'

const missedReasons = (missed: readonly WishPart[]): PoppiReason[] =>
  missed.map((part) => ({ reason: 'missed', part }))
const distance = (metres: number | null): PoppiReason[] =>
  metres === null ? [] : [{ reason: 'distance', metres: Math.round(metres) }]

type Event = EventCardData & {
  missed: readonly WishPart[]
  metres: number | null
  isMine: boolean
  friendNames: readonly string[]
}

export type AskingPlayer = { skill: number | null; gender: Gender | null }

export function eventReasons(event: Event, me: AskingPlayer): PoppiReason[] {
  const left = event.maxPlayers - event.playing
  return [
    ...missedReasons(event.missed),
    ...(event.myPlace !== null || event.isOrganizer
      ? [{ reason: 'mine' as const, place: event.myPlace }]
      : []),
    ...fitReasons(event, me),
    ...(left > 0 ? [{ reason: 'places' as const, places: left }] : [{ reason: 'full' as const }]),
    ...(event.friendNames.length > 0
      ? [{ reason: 'friends' as const, names: [...event.friendNames] }]
      : []),
    ...distance(event.metres),
    ...(event.metres === null && event.isMine ? [{ reason: 'my-venue' as const }] : []),
  ]
}

function fitReasons(event: Event, { skill, gender }: AskingPlayer): PoppiReason[] {
  if (
    (event.gender === 'Men' && gender === 'woman') ||
    (event.gender === 'Women' && gender === 'man')
  )
    return [{ reason: 'not-for-me', why: 'gender' }]
  if (isOutOfRange(event, skill)) return [{ reason: 'not-for-me', why: 'level' }]
  return skill === null || (event.skillMin === null && event.skillMax === null)
    ? []
    : [{ reason: 'fits-level', level: skill }]
}

/** Someone without a level is too low when a minimum is required. */
const isOutOfRange = ({ skillMin, skillMax }: Event, skill: AskingPlayer['skill']): boolean =>
  (skillMin !== null && (skill ?? 0) < skillMin) ||
  (skillMax !== null && skill !== null && skill > skillMax)

type Venue = {
  missed: readonly WishPart[]
  distanceM: number | null
  isMine: boolean
  courts: number
  events: number
  has: readonly WishedFacility[]
}

export const venueReasons = ({
  missed,
  distanceM,
  isMine,
  courts,
  events,
  has,
}: Venue): PoppiReason[] => [
  ...missedReasons(missed),
  ...distance(distanceM),
  ...(isMine ? [{ reason: 'my-venue' as const }] : []),
  ...has.map((facility) => ({ reason: 'facility' as const, facility })),
  ...(courts > 0 ? [{ reason: 'courts' as const, courts }] : []),
  ...(events > 0 ? [{ reason: 'events' as const, events }] : []),
]

type Player = {
  missed: readonly WishPart[]
  isFriend: boolean
  playsAt: string | null
  skillSelf: number | null
}

export const playerReasons = (
  { missed, isFriend, playsAt, skillSelf }: Player,
  wish: Wish,
): PoppiReason[] => [
  ...missedReasons(missed),
  ...(isFriend ? [{ reason: 'friend' as const }] : []),
  ...(wish.level !== null && missed.length === 0 && skillSelf !== null
    ? [{ reason: 'fits-level' as const, level: skillSelf }]
    : []),
  ...(playsAt === null ? [] : [{ reason: 'plays-at' as const, name: playsAt }]),
]
