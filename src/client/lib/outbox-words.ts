// Which words belong to a call of the outbox.
import { pick } from '../i18n/texts.ts'
import type { OutboxItem } from './outbox.ts'
import { refusedTexts, waitingTexts } from './outbox-texts.ts'

const kinds = {
  'events-signUp': 'signUp', 'events-withdraw': 'withdraw', 'events-setGuests': 'guests', 'events-checkIn': 'checkIn', 'playerFriends-set': 'friend', 'playerFavorites-set': 'favorite',
  'messages-send': 'message', 'eventChats-send': 'message', 'matches-report': 'score', 'matches-confirm': 'scoreAnswer', 'matches-dispute': 'scoreAnswer', 'matches-decide': 'scoreAnswer', 'support-contact': 'letter',
} as const

type Kind = (typeof kinds)[keyof typeof kinds]

const kindOf = (name: string): Kind | null => (name in kinds ? kinds[name as keyof typeof kinds] : null)

/** Marks of what was read: nobody waits for them, and a refused one is worth no word. */
export const isQuiet = ({ name }: Pick<OutboxItem, 'name'>): boolean => name === 'messages-markRead' || name === 'eventChats-markRead' || name === 'alerts-markAllRead'

/** What waits, in a line. */
export const waitingWords = ({ name, about }: Pick<OutboxItem, 'name' | 'about'>): string => pick(waitingTexts)[kindOf(name) ?? 'other'](about)

/** Why it was refused, in a sentence; null where the screen of its thing says so itself. */
export function refusedWords({ name, about }: Pick<OutboxItem, 'name' | 'about'>, why: string): string | null {
  const kind = kindOf(name)
  return kind === null || kind === 'message' || kind === 'score' ? null : pick(refusedTexts)[kind](about, why)
}
