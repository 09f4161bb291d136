// The menu of a profile: share, and items that the route adds.
import { EllipsisVertical, Share2 } from 'lucide-react'
import { profileTexts } from '#words/en/profile/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { shareLink } from '../../ui/overlay/dialogs.ts'
import { Menu, type MenuChoice } from '../../ui/overlay/menu.tsx'
import { labels } from '../../ui/words/labels.ts'

export function ProfileMenu({
  playerName,
  choices,
}: {
  playerName: string
  choices: readonly MenuChoice[]
}) {
  const t = useTexts(profileTexts)
  const share = () =>
    shareLink({
      title: playerName,
      url: `${location.origin}/viewplayer/${encodeURIComponent(playerName)}`,
    })
  return (
    <Menu
      label={t.more}
      icon={EllipsisVertical}
      choices={[
        { id: 'share', label: labels.share, icon: Share2, onAction: () => void share() },
        ...choices,
      ]}
    />
  )
}
