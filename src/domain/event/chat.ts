// The chat of an event: everyone in it and everyone who runs it, among themselves.
import { can } from '../access/capabilities.ts'
import type { EventViewer } from './access.ts'

/** Messages at first and more per step, and at most. */
export const chatPage = 20
export const chatLimit = 99

/** True for who reads and writes the chat: on the roster, playing or waiting, or running the event. */
export const isInChat = ({ isInRoster, roles }: Pick<EventViewer, 'isInRoster' | 'roles'>): boolean => isInRoster || roles.length > 0

/** True for who may take a message away: its writer, and whoever keeps the roster. */
export const mayRemoveFromChat = ({ playerId, roles }: Pick<EventViewer, 'playerId' | 'roles'>, writerId: string): boolean => writerId === playerId || can(roles, 'event.roster')
