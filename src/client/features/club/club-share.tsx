// Passing the address of a club on, to its members and to those invited.
import { Share2 } from 'lucide-react'
import { clubPageTexts } from '#words/en/club/club.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'

export function ClubShare({ clubName }: { clubName: string }) {
  const t = useTexts(clubPageTexts)
  return (
    <IconButton
      icon={Share2}
      label={t.share}
      onPress={() => void shareLink({ title: clubName, url: location.href })}
    />
  )
}
