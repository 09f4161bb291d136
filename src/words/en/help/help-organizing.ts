// Help for organizers of events, clubs and venues. Keep it short: readers want to go on playing.
export const organizingHelp = {
  contacts: [
    'In My Events, “Bring your group” shows what to copy from WhatsApp, Spond or a spreadsheet, and “My group” is your list: paste rows, choose a file or type one name. Nothing is sent until you send it.',
    'Each person gets a link of their own to answer invitations, see their court and say “I’m here”, without an account. Anyone who registers later keeps their history.',
    'You can message people without an account once your own e-mail address is confirmed. Everyone can stop these e-mails with one tap.',
  ],
  'club-page': [
    'On your club’s page, tap “Edit the club page” to say who you are, where you play and how players join: right away, by request or by invitation. The page has a link, a QR code and a poster for people without an account.',
    'Notices reach every member, the chat is for everyone in the club, and a poll asks which time suits; the time that leads opens the form for its event.',
    'Owners can hand out roles: organizer, secretary, treasurer. “People without an account” lists those of the club who have none.',
  ],
  queue: [
    'For open play, start the live queue from the event’s page instead of rounds. Whoever checks in is in line. Tap “Done” at a court when its game is over, and the next four are called.',
    'Choose who leaves the court: all four, or the losers while the winners stay or defend. Lanes part players by level. “Undo” takes back the last step.',
    'Tap “Take a break” if you need one: you start at the end of the line when you’re back. Games in the queue aren’t rated.',
  ],
  tournaments: [
    'Open a venue’s menu, Tournaments, and create one: its days, hours and courts, then a division for each level or kind of play. Players enter a division like an event. In its form you make it private, for your friends or a club, and name cohosts, who run every division.',
    '“Plan the day” gives every match a court and a time and keeps players rested between matches. At the desk you call matches to courts and enter scores; everyone follows on the public link.',
  ],
  payments: [
    'Give an event or league a price in its form. Players see how to pay you: with an app, by bank transfer, by card where it’s set up, or in cash. {app} itself moves no money.',
    'Players tap “I’ve paid”, and you tick what arrived. “Money” in My Events lists who owes what; a reminder goes out at most once a day.',
    'Clubs can have a lower price for members and sell entries in advance.',
  ],
  agreements: [
    'A venue or club can ask everyone to sign an agreement, such as a waiver, before they sign up: once, each season or for each event. Typing your full name counts as your signature; you can sign for your guests.',
    'Organizers see who signed and can tick what was signed on paper. A new version asks everyone again.',
  ],
  'house-rules': [
    'A venue or club can say how many days ahead sign-up opens, whether members come first, and how many events a day or week one player can hold. The event shows the rule before you tap.',
    'After repeated no-shows or late cancels the rules may put you last in line or pause your sign-ups. The message says why, and you can ask to be let off.',
  ],
  'day-status': [
    'Organizers and venue admins can say whether a day is on: as planned, being watched, delayed or off, with a sentence and the time of the next word. Everyone in its events gets an alert, and places stay as they are.',
    'The event shows the weather at the venue beside it.',
  ],
  dupr: [
    'After an event, organizers can download a DUPR file: a CSV of its matches to import into a DUPR club. Players whose matches should be in it add their DUPR ID to their profile.',
    'The file says what it leaves out: walkovers, and matches of players without an ID.',
  ],
  media: [
    'Media shows the photos of your venues and the videos players share there, newest first. Anything that doesn’t belong there can be reported, and the venue’s admins take it down.',
  ],
} as const
