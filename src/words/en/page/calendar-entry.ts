export const calendarEntryTexts = {
  feedName: '{app}',
  singles: 'singles',
  doubles: 'doubles',
  level:
    '{to, select, empty {Level {from} and up} other {{from, select, empty {Level up to {to}} other {{isOne, select, true {Level {from}} other {Level {from}–{to}}}}}}}',
  players: '{min}–{max} players',
  fee: 'Fee: {fee}',
  organizer: 'Organizer: {name}',
  waiting: 'You’re on the waitlist.',
  cancelled:
    '{reason, select, empty {This event was cancelled.} other {This event was cancelled: {reason}}}',
  cancelledTitle: 'Cancelled: {title}',
  dayTitle:
    '{state, select, watching {In doubt: {title}} delayed {Delayed to {until}: {title}} off {Off: {title}} other {{title}}}',
  waitingTitle: 'Waitlist: {title}',
  invitation: 'A session is an invitation to play. It reserves no court.',
} as const

export const calendarGenderTexts = {
  Any: 'everyone',
  Men: 'men',
  Mixed: 'mixed',
  Women: 'women',
} as const
