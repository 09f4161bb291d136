// The texts of the outbox's calls.
import { refusedTexts, waitingTexts } from '#words/en/app/outbox.ts'
import { pick } from '../../i18n/texts.ts'
import type { OutboxItem } from './outbox-item.ts'
import { getKind } from './outbox-kinds.ts'

export const formatWaiting = ({ name, about }: Pick<OutboxItem, 'name' | 'about'>): string =>
  pick(waitingTexts)[getKind(name) ?? 'other']({ about })

export function formatRefused(
  { name, about }: Pick<OutboxItem, 'name' | 'about'>,
  why: string,
): string | null {
  const kind = getKind(name)
  return kind === null || kind === 'message' || kind === 'score'
    ? null
    : pick(refusedTexts)[kind]({ about, why })
}
