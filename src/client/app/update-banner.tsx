// The offer to reload; its code comes with the first offer.
import { useTexts } from '../i18n/texts.ts'
import { Button } from '../ui/button.tsx'
import { shellTexts } from './texts.ts'
import { reloadFresh } from './updates.ts'

export function UpdateBanner({ onLater }: { onLater: () => void }) {
  const t = useTexts(shellTexts)
  return (
    <output className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-md items-center gap-3 rounded-2xl border border-line bg-card p-3 pl-4 shadow-float">
      <p className="flex-1 font-semibold">{t.updateReady}</p>
      <Button variant="ghost" size="sm" onPress={onLater}>{t.updateLater}</Button>
      <Button size="sm" onPress={() => void reloadFresh()}>{t.updateNow}</Button>
    </output>
  )
}
