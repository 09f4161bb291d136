// Passing on where the results are.
import { Share2 } from 'lucide-react'
import { resultTexts } from '#words/en/result/result.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'

export function ResultsShare({ eventId, title }: { eventId: string; title: string }) {
  const t = useTexts(resultTexts)
  return (
    <IconButton
      icon={Share2}
      label={t.shareLink}
      onPress={() => void shareLink({ title, url: `${location.origin}/results/${eventId}` })}
    />
  )
}
