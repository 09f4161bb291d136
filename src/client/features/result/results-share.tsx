import { Share2 } from 'lucide-react'
import { resultTexts } from '#words/en/result/result.ts'
import { languageQuery } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink, type SharedMessage } from '../../ui/overlay/dialogs.ts'

type ResultsShareProps = {
  eventId: string
  title: string
  message: (url: string) => SharedMessage
}

export function ResultsShare({ eventId, title, message }: ResultsShareProps) {
  const t = useTexts(resultTexts)
  const url = `${location.origin}/results/${eventId}${languageQuery()}`
  return (
    <IconButton
      icon={Share2}
      label={t.shareLink}
      onPress={() => void shareLink({ title, url, message: message(url) })}
    />
  )
}
