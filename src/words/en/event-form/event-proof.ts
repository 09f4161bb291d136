// Words for proving the address after publishing was refused.
export const eventProofTexts = {
  title: 'Confirm your e-mail address',
  text: 'Public events reach many players, so we ask you to confirm your e-mail address first. We’ll keep your event for you.',
  confirm: 'Keep it and confirm',
} as const
