// Words about a call that the server keeps failing at. `what` names the subject in one line.
export const stuckTexts = {
  title: 'Not sent yet',
  text: '{what}. We’ve tried for {minutes} minutes, but the server has a problem. We can keep trying, or you can drop it.',
  keepTrying: 'Keep trying',
  drop: 'Drop it',
} as const
