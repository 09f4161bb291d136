// Words of the menu, loaded when it opens.
export const menuTexts = {
  title: 'Menu',
  close: 'Close menu',
  playerPass: 'Player Pass',
  home: 'Home',
  profile: 'Profile',
  calendar: 'Event Calendar',
  list: 'Event List',
  myEvents: 'My Events',
  myVenues: 'My Venues',
  community: 'My Community',
  messages: 'Messages',
  support: 'Support',
  runServer: 'Run this server',
  signOut: 'Sign Out',
} as const
