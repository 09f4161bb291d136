// Maps the outbox's calls to kinds with their own texts.

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

export const getKind = (name: string): OutboxKind | null =>
  name in kindsByCall ? kindsByCall[name as keyof typeof kindsByCall] : null

const quietCalls: ReadonlySet<string> = new Set([
  'messages-markRead',
  'eventChats-markRead',
  'clubChats-markRead',
  'alerts-markAllRead',
])

/** Read marks: no one waits for them, and a refused one shows no message. */
export const isQuiet = ({ name }: { name: string }): boolean => quietCalls.has(name)
