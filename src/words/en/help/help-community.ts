// Help on people, clubs and venues. Keep it short: readers want to go on playing.
export const communityHelp = {
  messages: [
    'Write to a player from their profile or the player list. Messages arrive right away and wait on your phone when you’re offline.',
    'Requests for a team or to become an admin come as messages with an Accept button.',
  ],
  friends: [
    'Mark players as friends or favorites in the player list or on their profile. You can invite your friends or your favorites to private events, and see which events they go to.',
  ],
  'block-report': [
    'On a profile, open the menu to block: you no longer see each other outside rosters you share, and no messages come through. You can undo it in the settings.',
    'Report a player, message, photo, club or venue from its menu. Venue admins or the operator look at it; no one learns who reported it.',
  ],
  'create-club': [
    'Open the community of a venue, the tab Clubs, and create a club with a name of up to 12 characters. Add or invite members.',
    'A club is a group you can open private events to. Only its owner renames or deletes it.',
    'To join one, find it on its venue’s page and write to its owner. Your invitation shows up in your alerts and in the tab Clubs.',
  ],
  'leave-club': [
    'Open the community of the venue, the tab Clubs, find the club under “Clubs I’m in” and tap Leave. You can also leave on the club’s page.',
    'You no longer see its private events, except those you’re signed up for. The owner deletes a club instead of leaving it.',
  ],
  'my-venues': [
    'Your calendar shows the events of your active venues, at most 10. Add one from the venue list or its page; remove it the same way.',
    'Your home venue is where your community is. Change it on your profile or on the venue’s page.',
  ],
  'add-venue': [
    'Is a venue missing? Add it from the venue list: you become its admin. Is something wrong? Suggest an edit on its page, and an admin applies it.',
  ],
  'venue-admin': [
    'Whoever adds a venue becomes its admin. Otherwise an admin of the venue can invite you: find them with the crown filter of the player list and write to them.',
    'Admins look after the venue: they edit it, change any event there, correct results and handle reports.',
  ],
  screens: [
    'Venue admins turn any TV with a browser into a screen of the venue. On the TV, open this app’s address followed by /tv; it shows a code. On your phone, open the venue’s menu, Screens, and enter it.',
    'The screen shows the venue, the events of the day, the live queue, courts and standings in turn, and the check-in code while players check in. Only public events show, and hidden players stay hidden. After a power cut or a lost network it recovers automatically.',
  ],
  share: [
    'Events, venues, profiles and clubs have a Share button: a link to send, or a QR code to show. Anyone without an account gets to the same place after registering.',
    'A link to a private event shows nothing to people who aren’t invited.',
  ],
} as const
