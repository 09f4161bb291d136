// The subjects of the outbox's calls, by their names.

const kindsByCall = {
  'events-signUp': 'signUp',
  'events-withdraw': 'withdraw',
  'events-setGuests': 'guests',
  'events-answerOffer': 'offer',
  'events-declineInvitation': 'offer',
  'events-checkIn': 'checkIn',
  'playerFriends-set': 'friend',
  'playerFavorites-set': 'favorite',
  'messages-send': 'message',
  'eventChats-send': 'message',
  'clubChats-send': 'message',
  'matches-report': 'score',
  'matches-confirm': 'scoreAnswer',
  'matches-dispute': 'scoreAnswer',
  'matches-decide': 'scoreAnswer',
  'queues-step': 'other',
  'queues-setOwn': 'other',
  'support-contact': 'letter',
} as const

type OutboxKind = (typeof kindsByCall)[keyof typeof kindsByCall]

/** Null for a call that is of no kind with words of its own. */
export const getKind = (name: string): OutboxKind | null =>
  name in kindsByCall ? kindsByCall[name as keyof typeof kindsByCall] : null

const quietCalls: ReadonlySet<string> = new Set([
  'messages-markRead',
  'eventChats-markRead',
  'clubChats-markRead',
  'alerts-markAllRead',
])

/** Marks of what was read: no one waits for them, and a refused one is worth no word. */
export const isQuiet = ({ name }: { name: string }): boolean => quietCalls.has(name)
