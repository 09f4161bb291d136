// Words of alerts for screens, push messages and e-mails: one sentence per kind, with the event,
// player and club it is about.
export const alertKindTexts = {
  'event-deleted': '{event} was deleted',
  'event-cancelled': '{event} was cancelled',
  'event-handed-over': 'You’re now the organizer of {event}: the previous one left {app}',
  'event-changed': '{event} has a new time or place',
  'event-clock-changed':
    'The official clock rules changed there: {event} still starts at the same local time, but check your calendar',
  'event-day-status':
    '{state, select, watching {{event} is in doubt: the organizer is watching} delayed {{event} is delayed to {until}} off {{event} is off for the day} other {{event} is on as planned}}{nextWord, select, empty {} other {. Next word at {nextWord}}}',
  'venue-day-status':
    '{state, select, watching {Your day at {location} is in doubt} delayed {{location} starts later, at {until}} off {{location} is off for the day} other {{location} is open as planned}}{nextWord, select, empty {} other {. Next word at {nextWord}}}',
  promoted: 'You’re in: a place opened at {event}',
  'place-offered': 'A place is free at {event}: say yes by {until}',
  'offer-expired':
    'Your time to answer is over: the place at {event} went to the next. You can sign up again',
  'moved-to-waitlist': 'You’re back on the waitlist for {event}',
  'added-to-event': 'You were added to {event}',
  'removed-from-event': 'You were removed from {event}',
  'drawn-in': 'You’re in: the draw gave you a place at {event}',
  'drawn-waiting': 'The draw is in: you’re on the waitlist for {event}',
  'reminder-day': 'Coming up: {event}. Can’t make it? Free your place for someone waiting',
  'reminder-soon':
    '{event} starts soon{needs, select, empty {} other {, and still needs {needs} more}}. Can’t make it? Say so now',
  'event-below-minimum':
    '{event} still needs {needs} more {needs, select, 1 {player} other {players}}: invite some, or cancel in time',
  'payment-reminder':
    '{player} asks you to pay {amount} for {league, select, empty {{event}} other {the league {league}}}',
  'event-invited':
    '{player} {as, select, substitute {needs a substitute at} other {invites you to}} {event}{others, select, empty {} other { and {others} more}}',
  'invitation-reminder': '{player} asks: are you coming to {event}?',
  'event-created-nearby':
    'New at your venue: {event}{others, select, empty {} other { and {others} more}}',
  'club-handed-over':
    '{why, select, given {{player} made you the owner of the club {club}} operator {Whoever runs {app} made you the owner of the club {club}} taken {You no longer own the club {club}} other {You now own the club {club}: its previous owner left {app}}}',
  'club-asked': '{player} asks to join the club {club}',
  'club-accepted': 'You’re in: the club {club} accepted you',
  'club-declined': 'The club {club} didn’t accept your request',
  'club-office':
    '{office, select, organizer {You’re now an organizer of the club {club}} secretary {You’re now a secretary of the club {club}} treasurer {You’re now a treasurer of the club {club}} other {You no longer hold an office in the club {club}}}',
  'club-notice': 'From {club}: {title}',
  'club-poll': '{club} asks: {title}',
  'club-added': '{player} added you to the club {club}',
  'club-invited': '{player} invites you to the club {club}',
  'club-removed':
    '{why, select, deleted {The club {club} was deleted} other {You’re no longer in the club {club}}}',
  'team-formed': 'Team formed! You play with {player} at {event}',
  'team-ended': '{player} ended your team for {event}',
  'admin-joined': '{player} is now an admin at {location}',
  'suggestion-made':
    '{player, select, empty {A player} other {{player}}} suggests an edit to {location}',
  'suggestion-applied': 'Your edit to {location} is live. Thank you!',
  'suggestion-dismissed': 'Your suggestion for {location} wasn’t used this time',
  'contact-claim-asked':
    '{player} says they’re {contact} from your people. Open your list to answer.',
  'contact-claimed': 'What {contact} played is in the account of {player} now',
  'claim-ended': 'What {contact} played isn’t in your account',
  'house-appealed': '{player} asks {location} to be let off missed sessions',
  'house-answered':
    '{why, select, lifted {{location} let you off the sessions you missed} other {{location} couldn’t let you off the sessions you missed}}',
  'report-answered':
    '{why, select, acted {Thanks for your report: we looked at it and acted} other {Thanks for your report: we looked at it and found nothing against the rules}}',
  'report-acted':
    '{why, select, warned {A warning from the moderators of {app}} hidden {The moderators of {app} hid your profile from people who don’t know you} other {After a report, {as, select, message {a message of yours} photo {your photo} club {your club} other {a link of yours}} was removed}}',
  'appeal-answered':
    '{why, select, lifted {We looked again and take our decision back{as, select, removed {. What was removed can’t be restored} other {}}} other {We looked again, and our decision stands}}',
  'day-planned':
    '{state, select, new {New draw} other {Draw}} for {event}: your first match is about {until}, court {court}',
  'match-next':
    '{court, select, empty {Your turn} other {Court {court}, you}}: {partner, select, empty {} other {with {partner} }}against {opponents}. {round, select, empty {{event}} other {Round {round} of {event}}}',
  'pair-asked': '{player} wants to pair up with you at {event}. Yes or no?',
  'pair-agreed': '{player} said yes: you’re a pair at {event}',
  'guest-entrusted': '{player} went home from {event}, and their guest stays with you',
  'score-to-confirm':
    '{score, select, empty {{player} entered the result of your match at {event}. Is that right?} other {{player} entered {score} for your match at {event}. Is that right?}}',
  'score-disputed':
    '{player} says a score at {event} is wrong{score, select, empty {} other {: {score}}}. Please decide',
  'score-decided':
    '{score, select, empty {The organizer set the result of your match at {event}} other {The organizer set the score of your match at {event}: {score}}}',
  'were-you-there': 'You were in {event}',
  'results-closed': 'The results of {event} are in',
  'results-held':
    '{why, select, operator {The results of {event} look unusual. All of you played, so the operator or another admin has to look} other {The results of {event} look unusual. Look at them, and rank the event if they’re real}}',
  'results-corrected':
    '{why, select, unranked {{event} doesn’t count for medals anymore, so yours is gone} other {The results of {event} were corrected: your medal now goes to another player}}',
  'medal-won':
    '{medal, select, gold {You won gold at {event}!} silver {You won silver at {event}!} bronze {You won bronze at {event}!} other {You won a medal at {event}!}}',
  'diamond-won': 'You earned a diamond: {diamond}',
  'tokens-received': '{player} sent you {amount, select, 1 {a token} other {{amount} tokens}}',
  'pass-granted': 'You have a Player Pass: {tier}',
  'league-invited':
    '{player} {as, select, substitute {wants you as a substitute in} other {invites you to}} the league {league}',
  'league-asked': '{player} wants you as a partner in {league}',
  'league-joined': '{player} is your partner in the league {league}',
  'league-added': '{player} added you to the league {league}',
  'league-left': '{player} withdrew your team from the league {league}',
  'league-removed': 'You’re no longer in the league {league}',
  'league-concluded': 'The league {league} is over: see how it ended',
  'league-captain': 'You’re the captain of {team} in the league {league}',
  'league-scheduled': 'The schedule of the league {league} is ready',
  'league-matchup-moved': '{team} against {against} in the league {league} has a new day or time',
  'league-lineup-due': 'Set the line-up of {team} against {against} in the league {league}',
  'league-lineups-shown':
    'The line-ups of {team} and {against} in the league {league} are visible to everyone',
  'league-result': '{team} {score} {against} in the league {league}',
  'event-cohost': 'You’re a cohost of {event}',
  'tournament-cohost': 'You’re a cohost of {tournament}',
} as const

export const alertTexts = {
  anEvent: 'an event',
  reason: '“{reason}”',
  before: 'before: {was}',
  forDates: '{sentence} ({dates} dates)',
} as const
