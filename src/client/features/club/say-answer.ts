// The answers to actions on a club, in words.
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

/**
 * What one was asked to do, or where something was refused: that it was gone already is what was
 * wanted.
 */
export const isOver = (answer: Result<unknown>, gone: Refusal['code']): boolean =>
  answer.ok || answer.refusal.code === gone

/** Says what was refused, or the news; true where it was done. */
export async function sayAnswer(answer: Result<unknown>, news?: string): Promise<boolean> {
  if (!answer.ok) await alertUser(refusalText(answer.refusal))
  else if (news !== undefined) await showToast({ title: news, closeLabel: pick(clubTexts).close })
  return answer.ok
}
