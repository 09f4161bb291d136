export const registrationTexts = {
  closedTitle: 'No new accounts now',
  closedText: '{app} takes no new accounts at the moment.',
  invitationTitle: 'By invitation',
  invitationText:
    'You need a link: an invitation from the people who run {app}, or the link to join one of its clubs. Open it on this device.',
  approvalTitle: 'Ask to join',
  approvalText:
    'The people who run {app} read each request. If they say yes, you get an e-mail with a link.',
  sentence: 'Who are you?',
  sentenceText: 'One sentence that helps them recognize you.',
  ask: 'Ask to join',
  askedTitle: 'You asked to join',
  askedText:
    'If the people who run {app} say yes, an e-mail with a link goes to {email}. You can close this page.',
  invited: 'Your invitation works. Create your account here.',
} as const
