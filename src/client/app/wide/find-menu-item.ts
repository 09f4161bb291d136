// Maps a screen to the menu item that the rail highlights.
import type { MenuItem } from '../menu/menu-items.ts'

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

export const findMenuItem = (path: string): MenuItem['key'] | null =>
  places[path.split('/')[1] ?? ''] ?? null
