// Applies or dismisses a suggestion. Dismissing asks first, because it can't be undone.
import type { SuggestionOutcome } from '#domain/location/suggestion.ts'
import { suggestionTexts } from '#words/en/suggestion/suggestion.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

export function useCloseSuggestion(suggestionId: string) {
  const t = useTexts(suggestionTexts)
  const { busy, run } = useBusy<SuggestionOutcome>()
  const close = (outcome: SuggestionOutcome) =>
    run(outcome, async () => {
      if (
        outcome === 'dismissed' &&
        !(await confirmUser({ title: t.dismissTitle, text: t.dismissText, confirm: t.dismiss }))
      )
        return
      const answer = await callOrAlert('suggestions-close', { suggestionId, outcome })
      if (!answer.ok) return
      await showToast({ title: t[outcome] })
    })
  return { busy, apply: () => close('applied'), dismiss: () => close('dismissed') }
}
