// Words for what the server has failed at for long. `what` is the thing in a line.
export const stuckTexts = {
  title: 'Not sent yet',
  text: '{what}. We’ve tried for {minutes} minutes, but the server has a problem. We can keep trying, or you can drop it.',
  keepTrying: 'Keep trying',
  drop: 'Drop it',
} as const
