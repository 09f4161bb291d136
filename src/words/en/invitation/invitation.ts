// Words of invitations to an event: the question to a player, and the answers for organizers.
export const invitationQuestionTexts = {
  question: '{name} invited you. Are you coming?',
  cantCome: 'I can’t come',
  saidOut: 'You said you can’t come. If plans change, just sign up.',
} as const

export const inviteesTexts = {
  title: 'Invitations',
  asked: '{n, plural, one {# person asked} other {# people asked}}',
  in: 'In',
  waiting: 'Waitlist',
  out: 'Out',
  none: 'No answer',
  group: '{answer}: {n, number}',
  more: '{n, plural, one {and # more} other {and # more}}',
  nobody: 'No one is invited yet.',
  remind: 'Remind those without an answer',
  remindTitle: 'Remind those without an answer?',
  remindText: 'They’re notified once more. You can do this once a day.',
  remindConfirm: 'Remind them',
  reminded: '{n, plural, one {# person reminded} other {# people reminded}}',
  lastReminded: 'Reminded {when}',
  pick: 'Invite players',
  invited: 'Invited',
  picked: 'Invited by name',
  takeBack: 'Withdraw the invitation to {name}',
  takeBackTitle: 'Withdraw the invitation to {name}?',
  takeBackText: 'They no longer see this event, unless they’re signed up or in the invited group.',
  takeBackConfirm: 'Withdraw',
  close: 'Close',
} as const
