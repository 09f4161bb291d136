import type { Result } from '#domain/shared/result.ts'
import { refusalText } from '../i18n/refusals.ts'
import { alertUser } from '../ui/overlay/dialogs.ts'
import { showToast } from '../ui/overlay/toasts.tsx'

export async function showAnswer(answer: Result<unknown>, news?: string): Promise<boolean> {
  if (!answer.ok) await alertUser(refusalText(answer.refusal))
  else if (news !== undefined) await showToast({ title: news })
  return answer.ok
}
