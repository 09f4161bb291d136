// Help on finding an event, running it, and playing. Keep it short: readers want to go on playing.
export const eventHelp = {
  'find-events': [
    'The calendar counts the events of each day at your venues; tap a day to see them. The list shows the next 60 days with filters for time, type, level, places and friends.',
    'Nothing there? Add more venues near you, or ask Poppi in plain words.',
  ],
  'sign-up': [
    'Open the event and tap the big button: its words always say what happens next. You’re in right away, or on the waitlist with your position.',
    'An event can be closed to you: it’s over, sign-up isn’t open yet, or your level is outside its range. The button says which.',
  ],
  waitlist: [
    'When an event is full you join the waitlist, first come first served. A free place goes to the first player who fits, and we let them know right away.',
    'Guests never jump the queue. You can leave the waitlist at any time.',
  ],
  lottery: [
    'With a lottery, everyone who enters before the draw has the same chance. With take turns, players who got in least lately go first.',
    'The draw runs at the time shown, and anyone can check it. If you don’t get a place, you’re on the waitlist.',
  ],
  cancel: [
    'Tap “Cancel” beside “You’re in” on the event. Please do it as soon as you know: the first on the waitlist gets your place.',
    'After the organizer’s deadline it’s a late cancel: it still works, but it’s recorded.',
  ],
  guests: [
    'If the event allows guests, choose how many you’re bringing when you sign up, or change it later on the event. A guest takes a place like a player.',
  ],
  teams: [
    'In an event for teams you sign up with a partner. Ask a player from the event; when they accept, the team is formed and enters together.',
    'In other doubles events a team is a wish to play together. Either of you can end it.',
  ],
  levels: [
    'Levels go from 1.0 to 7.0 in quarters. Set yours honestly on your profile; it can be changed once every 10 days.',
    'An event can block levels outside its range or only warn. Your level is what you say about yourself; your rating comes from matches.',
  ],
  'create-event': [
    'Tap the plus on the calendar or on a day. When, where, who and how many are enough; everything else has a default from your last event there.',
    'Keep it as a draft, or publish it. A session is an invitation to play: it reserves no court.',
  ],
  'private-events': [
    'Turn on “private” and choose who is invited: your friends, your favorites, or a club of yours at that venue. No one else sees the event, its place or its players.',
  ],
  'repeat-events': [
    'When you create an event, choose weekly days and an end, at most 26 dates. Later you change this date, this and later ones, or all.',
    'Copy makes a new event from an old one. A template saves its settings under a name.',
  ],
  'run-event': [
    'From an hour before, the event’s page shows who’s still to come: tap “Here” for each, then start the rounds with the button above them. Everyone sees their court, partner and opponents live. Earlier, tap “Matches” to plan ahead.',
    'On a computer you run the evening on one screen: press a court’s number to enter its score, N for the next step, W for a walk-in, T for the TV view.',
    'Late arrivals, early leavers and a lost court are no problem: rounds that were played never move, the others are planned again. The fairness line shows how good the plan is.',
  ],
  'check-in': [
    'From an hour before the start until the end, scan the code at the courts and tap “I’m here”. Without an account, use your personal link or your name. Organizers open “Check-in desk” on the event’s page: everyone’s name, one tap each, also without a connection.',
    'The code on a screen changes every minute: a photo sent home soon expires, though someone could forward it within that minute. The code on a poster stays the same, so your phone has to be within 300 meters of the venue, or the organizer confirms. A phone can be made to lie about where it is, so the desk shows how each person checked in. We never store where you were.',
  ],
  formats: [
    'Rotating partners, fixed teams, mixed doubles, singles, scramble, Mexicano, king of the court, ladder, single and double elimination, and pools then bracket.',
    'Choose the format, the rounds and the points when you create the event; you can change it until the first round.',
  ],
  scores: [
    'A player of the match or the organizer enters the score. The other side confirms it, or it counts automatically after 24 hours.',
    'The courtside scoreboard counts points with big buttons and side-out calls, even when you’re offline.',
  ],
  disputes: [
    'Is a score wrong? Tap “Not right” instead of “That’s right” and say why. The organizer decides, and everything that follows from the score is counted again.',
    'If others entered and confirmed it, even your partner, you have 48 hours from when it counts. Until a venue admin who didn’t play has decided, it counts for no one’s rating, wins or points.',
  ],
  ratings: [
    'Your rating comes from confirmed, ranked matches, separately for doubles and singles. It looks at the points you won against what was expected of you.',
    'Below 10 matches it’s provisional. Each change is explained in your history. It never touches the level you gave yourself.',
  ],
  medals: [
    'Competitive events with at least 4 entrants give gold, silver and bronze when the organizer closes them. If a score is corrected later the medals move.',
    'Your medals are in your history and on your profile.',
  ],
  leagues: [
    'A league has game days at a venue; confirmed results add to its standings, and a ladder moves players up and down with the reason shown.',
    'Join it during registration. Its game days are events that only members can enter.',
  ],
  leaderboards: [
    'Choose the players (a venue, my venues, a club, friends or everyone), the time, and what counts. Points: 1 for attending, 2 for hosting, 3 for a win, 5, 3 and 2 for medals.',
    'Don’t want to be listed? Turn it off in the settings.',
  ],
} as const
