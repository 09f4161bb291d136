// Shows the results of actions on a club.
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

/** True on success, or when the target was already gone, which is the desired state. */
export const isDoneOrGone = (answer: Result<unknown>, gone: Refusal['code']): boolean =>
  answer.ok || answer.refusal.code === gone

export async function showAnswer(answer: Result<unknown>, news?: string): Promise<boolean> {
  if (!answer.ok) await alertUser(refusalText(answer.refusal))
  else if (news !== undefined) await showToast({ title: news })
  return answer.ok
}
