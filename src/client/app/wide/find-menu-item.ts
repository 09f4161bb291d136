// Which item of the menu a screen belongs to: the rail marks it.
import type { MenuItem } from '../menu/menu-items.ts'

/** By the first segment of the address. */
const places: Readonly<Record<string, MenuItem['key']>> = {
  calendar: 'calendar',
  eventday: 'calendar',
  events: 'calendar',
  editclub: 'community',
  list: 'list',
  messages: 'messages',
  messagethread: 'messages',
  myevents: 'myEvents',
  myeventsmenu: 'myEvents',
  myhistory: 'myEvents',
  player: 'profile',
  playerpass: 'playerPass',
  players: 'community',
  support: 'support',
  translog: 'playerPass',
  venuedetail: 'myVenues',
  venuelist: 'myVenues',
  venuemenu: 'myVenues',
  venuepicker: 'myVenues',
  venues: 'myVenues',
  viewplayer: 'community',
}

/** null for screens of no place alone, such as an event. */
export const findMenuItem = (path: string): MenuItem['key'] | null =>
  places[path.split('/')[1] ?? ''] ?? null
