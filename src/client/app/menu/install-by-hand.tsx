// The two taps that put the app on an iPhone's home screen, with the iOS icons for them.
import { Share, SquarePlus } from 'lucide-react'
import { installTexts } from '#words/en/app/install.ts'
import { useTexts } from '../../i18n/texts.ts'

export function InstallByHand() {
  const t = useTexts(installTexts)
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      {t.share}
      <Share aria-hidden size={16} className="text-brand" />
      {t.add}
      <SquarePlus aria-hidden size={16} className="text-brand" />
    </p>
  )
}
