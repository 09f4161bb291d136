// The words that belong to a call of the outbox.
import { refusedTexts, waitingTexts } from '#words/en/app/outbox.ts'
import { pick } from '../../i18n/texts.ts'
import type { OutboxItem } from './outbox-item.ts'
import { getKind } from './outbox-kinds.ts'

/** What waits, in a line. */
export const formatWaiting = ({ name, about }: Pick<OutboxItem, 'name' | 'about'>): string =>
  pick(waitingTexts)[getKind(name) ?? 'other']({ about })

/** Why it was refused, in a sentence; null where the screen of its thing says so itself. */
export function formatRefused(
  { name, about }: Pick<OutboxItem, 'name' | 'about'>,
  why: string,
): string | null {
  const kind = getKind(name)
  return kind === null || kind === 'message' || kind === 'score'
    ? null
    : pick(refusedTexts)[kind]({ about, why })
}
