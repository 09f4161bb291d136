// The privacy notice must match the code: add a new cookie, stored field or outside service here
// first.
export const privacyTexts = {
  title: 'Privacy',
  introduction:
    'What __PUBLIC_URL__ keeps about you, why, and what you can do about it. There is no advertising, no tracking, and nothing is sold. Last changed on November 23, 2026.',
  operatorHeading: 'Who is responsible',
  software: 'Sideout is open-source software that anyone can run.',
  poweredBy: 'Powered by Sideout, open-source software that anyone can run.',
  operatorText: [
    'The operator of this site, the person or club that set it up, is responsible for your data here. The authors of the software never receive it.',
  ],
  dataHeading: 'What is kept',
  dataText: [
    'Your account: e-mail address, and your password only as a hash that cannot be turned back; or, when you sign in with Google, X or Facebook, the account number and address that they confirm. Your sessions, with device type and network address.',
    'What you enter as a player: player name, skill level, home venue, photo, profile texts and links. What you do: events you create and sign up for, results, medals, diamonds, your Player Pass and its tokens with the notes you send along, clubs, friends, favorites, messages and alerts. Whose invitation link brought you, until your setup ends.',
    'Your position, only after your browser asked you: the last one is stored with your private record to list venues near you. Other players never see it.',
    'If an organizer, a club or a venue noted you as a contact without an account: name, e-mail address, phone, level, language and a note, as far as they entered them, who added you and when, and your places and scores in their events. Only they see it, and you behind your personal link, where you can stop all e-mails and delete everything. What no one uses for a year is deleted. That you said stop is kept as a hash, so that no one writes to you from the same list again.',
    'Technical records of requests and errors, to keep the site working and safe.',
  ],
  sharedHeading: 'Who sees it',
  sharedText: [
    'Other signed-in players see your player name, photo, profile, and the public events you take part in. Private events are seen only by the people invited. Messages are seen by the people in the conversation, and by the operator only where the care of the site or the law demands it.',
    'Your e-mail address and your private record are never shown to other players.',
  ],
  cookiesHeading: 'Cookies and storage',
  cookiesText: [
    'Only what the site needs, so there is no banner. The session cookie keeps you signed in. “sideout.devices” remembers for a year that you signed in on this device, so that strangers’ wrong passwords don’t keep you out. “language” and “theme” remember your choice for 365 days, “invitation” the link that lets you join for 2. When you open an event link before signing in, “pendingEvent”, “pendingEventId” and “pendingLocation” remember it for 2 days. While something you did waits for a connection, “waiting” notes how many things wait and since when, for 60 days at most, so that we can tell you if your browser clears its storage. Your browser’s storage may hold “pendingRoute”, the page you wanted, the link that brought you here, and a copy of what you last saw.',
  ],
  outsideHeading: 'Outside services',
  outsideText: [
    'Pages load nothing from other companies. If the operator switched on a map, its tiles come from the map’s server, which then sees your network address. Signing in with Google, X or Facebook tells them that you did. E-mail to you passes through the operator’s mail server. Venue data includes data © OpenStreetMap contributors.',
  ],
  timeHeading: 'How long',
  timeText:
    'As long as you have an account. When it is deleted, your profile, private record, sign-ins and messages go with it; results that are part of other people’s games stay without your name. No one can take your name for {days} days, so that no one is mistaken for you: until then only a fingerprint (hash) of it is kept. What you signed as an agreement of a venue, club or event stays with the name you typed, its time and no link to you: for {years} years after signing, unless the operator sets another time. Backups follow within the time the operator keeps them.',
  rightsHeading: 'Your rights',
  rightsText: [
    'You may ask for a copy of your data, have it corrected or deleted, object to its use, and complain to your data protection authority. You can change your profile yourself at any time. The legal ground is the service you asked for, and for your position your consent, which you can take back in the browser.',
  ],
  contactHeading: 'Contact',
  contactText: [
    'Write to the operator through Support in the app, or to the person or club that gave you this address.',
  ],
} as const
