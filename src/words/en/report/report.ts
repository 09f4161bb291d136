export const reportTexts = {
  report: 'Report',
  ofVenue: 'Report this venue',
  ofPhoto: 'Report its photo',
  title: 'Report {what}',
  send: 'Send report',
  lead: 'Tell the moderators what’s wrong. No one will know it was you.',
  reason: 'What’s wrong?',
  reasonMissing: 'Please tell us what’s wrong.',
  sent: 'Thanks, your report is on its way.',
  player: 'this player',
  message: 'this message',
  photo: 'this photo',
  club: 'this club',
  location: 'this venue',
  media: 'this link',
} as const

export const reportKindTexts = {
  player: 'Player',
  message: 'Message',
  photo: 'Photo',
  club: 'Club',
  location: 'Venue',
  media: 'Link',
} as const

export const appealTexts = {
  open: 'That’s not right…',
  title: 'What’s not right?',
  text: 'In a sentence or two',
  hint: 'Someone looks at it once more. You can write once.',
  missing: 'Please say what’s not right.',
  send: 'Send',
  sent: 'Thanks. You’ll hear from us here.',
} as const

export const queueTexts = {
  title: 'Open reports',
  open: '{n, plural, one {# open report} other {# open reports}}',
  openText: 'Waiting for your review.',
  none: 'No open reports',
  noneText: 'Reports from players about this venue show up here.',
  loading: 'Loading reports…',
  failed: 'could not get data',
  venuePhoto: 'The photo of this venue',
  thisVenue: 'This venue',
  reportedPhoto: 'The reported photo',
  gone: 'It’s no longer there.',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss this report?',
  dismissText: 'It’s removed from this list. What was reported stays.',
  dismissed: 'Report dismissed',
  removed: 'Removed',
  removePhoto: 'Remove the photo?',
  removePhotoText: 'It disappears for everyone. A new one can be uploaded.',
  removeMessage: 'Remove the message?',
  removeMessageText: 'It disappears for both players and cannot be brought back.',
  removeMedia: 'Remove the link?',
  removeMediaText: 'It disappears for everyone at this venue.',
  removeClub: 'Remove the club?',
  removeClubText:
    'The club and its list of members are deleted and cannot be brought back. Its members are notified.',
} as const
