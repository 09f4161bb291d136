export const codeStepTexts = {
  code: '6-digit code',
  codeHint: 'Your authenticator app shows it. Each code works once.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of those you saved. Each works once.',
  goOn: 'Sign in',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the authenticator app instead',
  startAgain: 'Sign in another way',
} as const
