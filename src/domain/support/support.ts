// Messages to the operator, and their limits.

export const contactTextMax = 2000

export const contactTopics = [
  'question',
  'problem',
  'idea',
  'account',
  'player',
  'privacy',
] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactNoteMax = 500
