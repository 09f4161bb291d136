// Passing the address of a club on to its members and to those invited: the device's own sharing where there is one, else the clipboard.
import { Share2 } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { alertUser } from '../../lib/dialogs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { clubPageTexts, clubTexts } from './club-texts.ts'

export function ClubShare({ clubName }: { clubName: string }) {
  const t = useTexts(clubPageTexts)
  const { close } = useTexts(clubTexts)
  const share = async () => {
    const url = location.href
    if ('share' in navigator) {
      const isHandled = await navigator.share({ title: clubName, url }).then(() => true, (error: unknown) => error instanceof DOMException && error.name === 'AbortError')
      if (isHandled) return
    }
    try {
      await navigator.clipboard.writeText(url)
      await showToast({ title: t.copied, closeLabel: close })
    } catch {
      // No clipboard, as on a page opened by a bare address: the person copies it by hand.
      await alertUser(`${t.copyFailed}\n${url}`, t.share)
    }
  }
  return <IconButton icon={Share2} label={t.share} onPress={() => void share()} />
}
