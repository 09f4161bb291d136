// Words for naming people without an account outside the app.
export const contactNamingTexts = {
  label: 'Names of people without an account',
  hint: 'In group texts, by public links, on screens, in prints and results. Each of them can hide their name.',
  usual: 'As usual',
  usualHint: 'As the club has it. Without a club: first name and initial.',
  initial: 'First name and initial',
  full: 'Full name',
  hidden: 'Hidden',
} as const
