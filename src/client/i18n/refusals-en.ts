// The words of every refusal in English. That of SPEC sections 4, 5 and 8 stands here to the
// letter.
import { formatAgain, formatFrom, type RefusalWords, value, formatWait } from './refusal-words.ts'
import { plural } from './texts.ts'

export const refusalsEn: RefusalWords = {
  'bad-input': 'Something in this form can’t be saved. Please check it and try again.',
  'unknown-call': 'This version is out of date. Reload to continue.',
  'unknown-query': 'This version is out of date and can’t show that. Reload to continue.',
  'wrong-method': 'This address only takes POST.',
  'too-large': 'That’s too large to send.',
  'wrong-host': 'This server doesn’t answer under this name. Open it under its own address.',
  'foreign-origin': 'That came from another site, so we blocked it.',
  'too-many-subscriptions': 'Sideout is open in too many tabs. Close a few and try again.',
  'too-many-requests': (params) =>
    `Too many attempts. Please try again in ${formatWait('en', params)}.`,
  'too-many-guesses': (params) =>
    `Too many wrong passwords. Please try again in ${formatWait('en', params)}, or sign in with a link we e-mail you.`,
  'not-signed-in': 'Error (1A): No user authenticated!',
  'not-a-player': 'Please finish setting up your player first.',
  'not-allowed': 'You’re not allowed to do that.',
  'second-factor-needed':
    'Admins of a venue need two-step sign-in here. Set it up in Settings, then try again.',
  unavailable: 'System timeout. Please try again.',
  internal: 'System error occurred.',
  'old-client': 'There’s a new version of the app. Please reload.',
  'key-reused':
    'This was already sent with different content. Check what happened before you send it again.',

  'name-required': 'Please input a player name.',
  'name-too-long': '12 characters max. ',
  'name-too-short': '3 characters min. ',
  'name-signs': 'Use at least 3 letters or digits. ',
  'name-characters': 'Only letters, numbers, and the symbols "_ -" are allowed.',
  'name-taken': 'Name not available, try again.',
  'name-already-set': 'Your player name is set and can’t be changed.',
  'skill-locked': 'Skill self-assessment can be updated only once every 10 days.',
  'setup-incomplete': 'Please choose your skill level and home venue first.',
  'player-not-found': 'Error (1A): Player not found!',
  'provider-not-allowed': 'This way of signing in can’t be used here. Please use another one.',

  'friend-yourself': "Sorry, but you can't friend yourself",
  'favorite-yourself': "Sorry, but you can't favorite yourself",
  'block-yourself': 'You can’t block yourself.',
  'link-invalid': (params) => `This isn’t a link to ${value(params, 'network')}.`,

  'session-not-found': 'That device is already signed out.',
  'passkey-not-found': 'That passkey was already removed.',
  'provider-not-linked': 'That account isn’t connected.',
  'last-sign-in': 'This is your last way to sign in. Add another one first.',
  'email-verified': 'Your address is already confirmed.',
  'no-email': 'There’s no e-mail address to write to.',
  'same-email': 'That’s already your address.',
  'sign-in-too-old': 'Please enter your password, or sign out and back in first.',
  'wrong-password': 'That password isn’t right.',
  'link-expired': 'This link has expired or was used already. Please ask for a new one.',
  'name-differs': 'That is not your player name.',
  'data-busy': 'We’re already preparing your data. One moment.',

  'message-empty': 'Write something first.',
  'message-yourself': 'You can’t message yourself.',
  'message-not-found': 'This message no longer exists.',
  'too-many-new-threads': (params) =>
    `You can start ${value(params, 'n')} conversations during your first week. ${formatAgain('en', params)}`,
  'request-not-found': 'This request no longer exists.',
  'request-used': 'This request was already answered.',
  'request-expired': 'This request has expired. Ask for a new one.',
  'already-requested': (params) => `You’ve already asked ${value(params, 'player')}.`,

  'team-already-accepted': 'Team already accepted',
  'has-partner': (params) => `${value(params, 'player')} already has a partner for this event.`,
  'team-not-found': 'This team no longer exists.',
  'needs-team': 'This event is for teams of two. Find a partner first.',
  'team-in-event': 'Your team is signed up. Withdraw first, then end the team.',

  'club-name-required': 'Please input a club name.',
  'club-name-too-long': '12 characters max. ',
  'club-name-characters': 'Please use letters and numbers in the club name.',
  'club-name-taken': (params) =>
    `Sorry, a club with this name already exists for ${value(params, 'location')}. Please choose another name.`,
  'club-not-found': 'This club no longer exists.',
  'already-member': (params) => `${value(params, 'player')} is already a member.`,
  'not-a-member': 'Not a member of this club.',
  'club-owner-stays': 'The owner can’t leave the club. Delete it instead.',

  'admin-only':
    'Sorry, only an admin can promote another admin. Use the admin filter to view/contact admins for this location.',
  'already-admin-here': (params) =>
    `${value(params, 'player')} is already an admin for this location.`,
  'already-admin': (params) => `${value(params, 'player')} is already an admin.`,

  'report-not-found': 'This report no longer exists.',
  'report-closed': 'Someone already handled this report.',

  'suggestion-not-found': 'This suggestion no longer exists.',
  'suggestion-closed': 'Someone already handled this suggestion.',
  'suggestion-empty': 'The venue already says all of this. Change something first.',
  'too-many-suggestions': (params) =>
    `You have ${value(params, 'n')} suggestions awaiting review. Please wait for an answer first.`,

  'address-not-proved': 'Confirm your e-mail address before you publish a public event.',
  'too-many-public-events-a-day': (params) =>
    `You can publish ${value(params, 'n')} public events a day during your first week. ${formatAgain('en', params)}`,
  'too-many-public-events': (params) =>
    `You can publish ${value(params, 'n')} public events during your first week. ${formatAgain('en', params)}`,
  'too-many-team-requests': (params) =>
    `You can send ${value(params, 'n')} team requests during your first week. ${formatAgain('en', params)}`,
  'too-many-clubs': (params) =>
    `You can create ${value(params, 'n')} clubs during your first week. ${formatAgain('en', params)}`,
  'too-many-invitations': (params) =>
    `You can send ${value(params, 'n')} invitations during your first week. ${formatAgain('en', params)}`,
  'newcomer-stranger': (params) =>
    `During your first week you can only add players who asked to join or already know you. ${value(params, 'player')} can sign up, send you a message or add you as a friend first. ${formatFrom('en', params)}`,
  'newcomer-roster-message': (params) =>
    `During your first week you can only message players who signed up themselves. ${formatFrom('en', params)}`,

  'photo-type': 'Please choose a .png, .jpeg or .jpg photo.',
  'photo-broken': 'This photo can’t be read. Please choose another one.',
  'photo-too-large': 'This photo is too large. Please choose one below 10 MB.',
  'upload-too-slow': 'Your photo stopped arriving. Please try again with a better connection.',
  'photo-target':
    'We don’t know where to put this photo. Open it from your profile or the venue page.',

  'location-not-found': 'This venue no longer exists.',
  'active-location-limit': (params) =>
    `There is a limit of ${value(params, 'n')} active venues per player.`,
  'location-nearby-exists': (params) =>
    `There’s already a venue at this place: ${value(params, 'name')}. Is it this one?`,
  'last-admin': 'You’re the last admin of this venue, so you can’t leave it.',

  'event-not-found': 'This event doesn’t exist, or it’s private.',
  'event-in-past': 'This event is in the past',
  'event-cancelled': 'This event was cancelled.',
  'event-not-open': 'Sign-up for this event hasn’t opened yet.',
  'event-closed': 'Sign-up for this event is closed.',
  'event-full': 'This event and its waitlist are full.',
  'others-waiting': 'Players are waiting for a place. A guest you add now would come after them.',
  'skill-too-low': 'Your skill is too low for this event',
  'skill-too-high': 'Your skill is too high for this event',
  'gender-not-allowed': 'This event is for other players. Check the gender in your profile.',
  'already-signed-up': 'Already signed up for this event.',
  'not-signed-up': 'Not signed up for this event.',
  'title-has-name': 'A title still has your name in it.',
  'sent-out':
    'An organizer removed you from this event, or moved you to its waitlist. Ask them to add you.',
  'own-act-made':
    'You took part yourself, so your name stays. If a score is wrong, tell the organizer.',
  'said-not-me': (params) =>
    `${value(params, 'player')} said it wasn’t them, so you can’t add them to this event again.`,
  'too-many-guests': 'That’s more guests than this event allows.',
  'event-start-past': 'An event can’t start in the past.',
  'event-too-far': 'An event can be planned up to a year ahead.',
  'event-time-skipped':
    'The clocks go forward that night: there’s no such time. Choose a later one.',
  'event-too-early': 'Check-in and scores open 60 minutes before the start.',
  'match-contested': 'A player disputes this score. A venue admin settles it.',
  'dispute-too-late': 'A score can be disputed for 48 hours.',
  'ranking-newcomer':
    'Your account must be 7 days old, with a confirmed e-mail address, before you can rank events.',
  'event-played': 'Players are checked in or have scores, so the event can’t move to a later time.',
  'event-min-over-max': 'The minimum number of players can’t be above the maximum.',
  'event-skill-range': 'The lowest skill can’t be above the highest.',
  'event-create-restricted': 'This venue limits who can create events.',
  'event-not-doubles': 'Teams of two need doubles.',
  'event-entry-fixed': 'You can’t change who signs up once someone has.',
  'event-over-capacity': 'There aren’t enough places for that.',
  'draw-time': 'The draw must be after sign-up opens and before the start.',
  'draw-fixed': 'The draw can’t change anymore: it has run, or players already have places.',
  'draw-made': 'The draw has already run.',
  'repeat-invalid': 'A series needs at least two dates.',
  'media-not-found': 'It’s no longer there.',
  'media-link-invalid':
    'Paste the address of one video or post on YouTube, Instagram, Facebook, X or Medium.',
  'media-linked-already': 'Someone already shared this at the venue.',
  'too-many-media': (params) =>
    `You can share ${value(params, 'n')} links a day. Try again tomorrow.`,
  'template-not-found': 'This template no longer exists.',
  'template-name-taken': 'You already have a template with this name.',
  'too-many-templates': (params) => `There is a limit of ${value(params, 'n')} templates.`,
  'invited-unknown': 'Choose friends, favorites or one of your clubs at this venue.',
  'format-not-for-play': 'This format doesn’t work with your choice of doubles or singles.',
  'match-list-not-found': 'There’s no match list here.',
  'match-list-started': 'The match list is already open.',
  'match-list-closed': 'This event is finished.',
  'match-list-changed': 'The match list just changed. Please check it again.',
  'plan-invalid': 'These rounds can’t be played like this.',
  'round-played': 'That round has been played, so it can’t change.',
  'nothing-to-undo': 'There’s nothing to undo.',
  'match-not-found': 'There’s no such match.',
  'match-incomplete': 'The players for this match aren’t decided yet.',
  'match-reported': 'Someone already entered a score. Check it, then confirm or dispute it.',
  'match-not-reported': 'There’s no score to confirm.',
  'bracket-went-on': 'A later match in the bracket was already played. Remove its score first.',
  'score-missing': 'Enter the points of each game.',
  'score-tie': 'A game can’t end in a tie.',
  'score-too-low': (params) => `A game goes to ${value(params, 'points')} points.`,
  'score-too-high': 'That’s past the winning score. A game ends as soon as it’s won.',
  'score-too-many-games': 'The match was won before the last game.',
  'score-unfinished': 'The match has no winner yet: a game is missing.',
  'results-disputed': 'A score is disputed. Decide it first.',
  'results-empty': 'No score counts yet. Without scores you can finish the event once it’s over.',
  'results-open': 'The results are already open.',
  'league-not-found': 'This league doesn’t exist.',
  'league-dates': 'The league’s dates don’t add up. Check first day, last day and deadline.',
  'league-not-open': 'Registration isn’t open.',
  'league-full': 'The league is full.',
  'league-state': 'You can’t do that at this stage of the league.',
  'league-too-few': 'There are too few players for that: you need at least four.',
  'league-fixed': 'This can no longer change: the league has begun.',
  'league-days-open': (params) =>
    plural('en', Number(value(params, 'n')), {
      one: 'Finish the open game day first.',
      other: 'Finish the # open game days first.',
    }),
  'league-only': 'This game day is for the players of its league.',
  'already-in-league': (params) => `${value(params, 'player')} is already in this league.`,
  'not-in-league': 'They’re not in this league.',

  'pass-missing': 'You need a Player Pass for that.',
  'pass-code-unknown': 'There is no such pass code. Please check what you typed.',
  'pass-code-expired': 'This pass code has expired.',
  'pass-code-used': 'This pass code has already been used.',
  'pass-already-held': (params) =>
    `You already have ${value(params, 'tier')}, so this code adds nothing. Give it to a friend.`,
  'send-yourself': 'Sorry, but you can’t send tokens to yourself.',
  'tokens-too-few': (params) =>
    plural('en', params.n ?? 1, {
      one: 'Send at least # token.',
      other: 'Send at least # tokens, so that something arrives after the fee.',
    }),
  'tokens-short': (params) =>
    plural('en', params.n ?? 0, {
      one: 'You only have # token.',
      other: 'You only have # tokens.',
    }),
  'undo-over': 'It’s too late to undo that.',
  'undo-spent': 'These tokens have already been spent, so they can’t come back.',
  'fee-changed': (params) =>
    plural('en', params.n ?? 0, {
      one: 'The fee has changed: it is # token now. Please look again.',
      other: 'The fee has changed: it is # tokens now. Please look again.',
    }),
  'tier-not-found': 'There is no such tier.',
  'tier-in-use': (params) => `The tier ${value(params, 'tier')} is in use.`,
}
