// Words about unsent changes lost when the browser's storage was cleared. `when` is a day and a
// time.
export const lostTexts = {
  title: 'Maybe not sent',
  text: '{count, plural, one {Something you did on this device on {when} may not have been sent} other {# things you did on this device since {when} may not have been sent}}: your browser’s storage was cleared before that. Check My Events and your messages.',
  look: 'My Events',
} as const
