// The chat of an event for everyone on its roster and its organizers.
import type { SignedIn } from '../access/actor.ts'
import { can, listEventRoles, permitOffice, withoutOffice } from '../access/capabilities.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import type { EventViewer } from './access.ts'

export const chatPage = 20
export const chatLimit = 99

export const isInChat = ({
  isInRoster,
  roles,
}: {
  isInRoster: boolean
  roles: readonly string[]
}): boolean => isInRoster || roles.length > 0

export const mayRemoveFromChat = (
  { playerId, roles }: Pick<EventViewer, 'playerId' | 'roles'>,
  writerId: string,
): boolean => writerId === playerId || can(roles, 'event.roster')

/** A viewer in the chat only as venue admin needs the second factor where admins must have one. */
export function permitChat(
  actor: Pick<SignedIn, 'lacksSecondFactor'>,
  viewer: Pick<EventViewer, 'isInRoster' | 'roles'>,
): Result<null, 'not-allowed' | 'second-factor-needed'> {
  if (!isInChat(viewer)) return refuse('not-allowed')
  return isInChat({ ...viewer, roles: withoutOffice(viewer.roles) })
    ? ok(null)
    : permitOffice(actor)
}

/** Newest messages are read as many times over as a viewer is shown: some may be of blocked people. */
export const chatReserve = 3
export const chatRecent = chatReserve * (chatLimit + 1)

/** created: ms since 1970. message: null for one that is only counted. */
export type ChatLine = {
  messageId: string
  playerId: string
  playerName: string
  photoURL: string
  message: string | null
  created: number
}

/**
 * A chat for everyone who may see its event. lines: oldest first. reads: how far each player read,
 * in ms; blocked: who is blocked from a writer, either way.
 */
export type WholeChat = {
  organizer: string
  cohosts: readonly string[]
  admins: readonly string[]
  inRoster: readonly string[]
  lines: readonly ChatLine[]
  reads: Readonly<Record<string, number>>
  blocked: Readonly<Record<string, readonly string[]>>
}

export type ChatViewer = Pick<SignedIn, 'lacksSecondFactor'> & { playerId: string }

export type VisibleChat = {
  isIn: boolean
  more: boolean
  unread: number
  messages: (Omit<ChatLine, 'message'> & { message: string; mayRemove: boolean })[]
}

const outside: VisibleChat = { isIn: false, more: false, unread: 0, messages: [] }

/**
 * A viewer's share of the last `limit` messages: empty outside of the chat, and without messages of
 * people they are blocked from. Viewers with the same key see the same.
 */
export function viewChat(
  chat: WholeChat,
  viewer: ChatViewer,
  limit: number,
): { key: string; told: () => VisibleChat } {
  const { playerId } = viewer
  const roles = listEventRoles({
    isOrganizer: chat.organizer === playerId,
    isCohost: chat.cohosts.includes(playerId),
    isVenueAdmin: chat.admins.includes(playerId),
  })
  const isInRoster = chat.inRoster.includes(playerId)
  if (!permitChat(viewer, { isInRoster, roles }).ok) return { key: 'outside', told: () => outside }
  const apart = listApart(chat, playerId)
  const lines =
    apart.length === 0 ? chat.lines : chat.lines.filter((line) => !apart.includes(line.playerId))
  const unread = countUnread(lines, playerId, chat.reads[playerId])
  const shown = lines.flatMap(toShown).slice(-limit)
  const isWriter = shown.some((line) => line.playerId === playerId)
  const sees = [unread, roles.length > 0 ? 'all' : isWriter ? playerId : '', ...apart]
  return {
    key: JSON.stringify(sees),
    told: () => ({
      isIn: true,
      more: lines.length > shown.length,
      unread,
      messages: shown.map((line) => ({
        ...line,
        mayRemove: mayRemoveFromChat({ playerId, roles }, line.playerId),
      })),
    }),
  }
}

const listApart = ({ blocked }: WholeChat, playerId: string): string[] =>
  Object.entries(blocked).flatMap(([writerId, others]) =>
    others.includes(playerId) ? [writerId] : [],
  )

function countUnread(lines: readonly ChatLine[], playerId: string, readTo = -Infinity): number {
  const unread = lines.filter((line) => line.created > readTo && line.playerId !== playerId)
  return Math.min(unread.length, chatLimit)
}

const toShown = ({ message, ...line }: ChatLine) => (message === null ? [] : [{ ...line, message }])
