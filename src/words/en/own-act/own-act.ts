// Words for a player put into an event by others.
export const ownActTexts = {
  label: 'Was it you?',
  yes: 'Yes, that’s me',
  no: 'Not me',
  close: 'Close',
  before: 'You were added to this event',
  after: 'You were in this event',
  lead: 'Someone else added you. Results only count for you if you say yes.',
  yesDone: 'Thanks, it counts for you',
  noDone: 'Your name was removed from this event',
  noTitle: 'Remove your name?',
  noText:
    'You’ll be shown as a guest, and nothing from this event stays on your profile. You can’t undo this, and the organizer can’t add you again.',
  noConfirm: 'Remove my name',
} as const
