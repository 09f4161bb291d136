// Words of the way from a refused publication to the proof of the address.
export const eventProofTexts = {
  title: 'Confirm your e-mail address',
  text: 'Public events reach many players, so we ask you to confirm your e-mail address first. We’ll keep your event for you.',
  confirm: 'Keep it and confirm',
} as const
