// Inviting contacts, people without an account, to an event; and answering for them.
export const contactPickerTexts = {
  pick: 'Invite contacts',
  title: 'Invite contacts',
  explain:
    'Contacts hear of it by e-mail once you’ve sent them their personal links. Everyone else you can answer for.',
  from: 'From which list',
  everyDate: 'To every date of the series',
  all: 'All {n, number}',
  withoutAddress: '{name} (no e-mail)',
  invite: '{n, plural, =0 {Invite} one {Invite # contact} other {Invite # contacts}}',
  invited: '{n, plural, one {# contact invited} other {# contacts invited}}',
  linksTitle: 'Send them their links?',
  linksText:
    'They hear of the event once they have their personal links. With a link they say yes or no, without an account.',
  later: 'Later',
  search: 'Search contacts by name',
  loading: 'Searching for contacts…',
  noneFound: 'No contact found',
  noneFoundText: 'Everyone may be invited already. You can add people at the roster by name, too.',
  failed: 'Contacts couldn’t be loaded',
  tryAgain: 'Try again',
  close: 'Close',
  answerFor: 'Answer for {name}',
  sayIn: 'In',
  sayOut: 'Out',
  takeBack: 'Withdraw the invitation',
} as const
