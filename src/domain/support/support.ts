// Messages to the operator, and their limits.

export const contactTextMax = 2000

/** What a letter to the operator is about. */
export const contactTopics = [
  'question',
  'problem',
  'idea',
  'account',
  'player',
  'privacy',
] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The longest note with which the operator closes a letter. */
export const contactNoteMax = 500
