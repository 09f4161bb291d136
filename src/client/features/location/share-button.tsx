// Shares the link that invites to a venue: by the device's own means, else copied, else shown to be copied by hand.
import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { alertUser } from '../../lib/dialogs.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { locationDetailTexts } from './location-detail-texts.ts'

const copiedShownMs = 2_500

/** Whoever registers by the link has the venue as a first one; who is a player already may add it. */
const referralUrl = (locationId: string): string => `${location.origin}/register/${locationId}`

export function ShareButton({ locationId, name }: { locationId: string; name: string }) {
  const t = useTexts(locationDetailTexts)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedShownMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const share = async () => {
    const url = referralUrl(locationId)
    try {
      // Not every browser has it, whatever the types say.
      if (typeof navigator.share === 'function') return await navigator.share({ title: name, text: t.shareText(name), url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch (error) {
      const hasChangedMind = error instanceof DOMException && error.name === 'AbortError'
      if (!hasChangedMind) await alertUser(url, t.copyFailed)
    }
  }
  return (
    <>
      <output className="text-sm font-semibold text-brand">{isCopied ? t.copied : ''}</output>
      <IconButton icon={isCopied ? Check : Share2} label={t.share} onPress={() => void share()} />
    </>
  )
}
