// Shares a club's address: the public page, else the members' page.
import { Share2 } from 'lucide-react'
import { hasPublicFace, getClubTitle } from '#domain/club/club-home.ts'
import { toClubPath } from '#domain/onboarding/club-path.ts'
import { clubPageTexts } from '#words/en/club/club.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'
import type { ClubPage } from './club-page.ts'

export function ClubShare({ club }: { club: ClubPage }) {
  const t = useTexts(clubPageTexts)
  const { key, visibility } = club
  const link =
    key !== null && hasPublicFace(visibility)
      ? { url: location.origin + toClubPath(key) }
      : { url: location.href, audience: t.shareMembers }
  return (
    <IconButton
      icon={Share2}
      label={labels.share}
      onPress={() => void shareLink({ title: getClubTitle(club), ...link })}
    />
  )
}
