// The empty state of the player list: why it is empty, and a way to change that.
import { Crown, Star, UserPlus } from 'lucide-react'
import type { PlayerFilter } from '#domain/player/player-list.ts'
import { noPlayersTexts } from '#words/en/community/community.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { inviteLink } from '../../parts/player/invite-link.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'

type NoPlayersProps = {
  locationId: string
  locationName: string
  filter: PlayerFilter
  onShowAll: () => void
}

export function NoPlayers({ locationId, locationName, filter, onShowAll }: NoPlayersProps) {
  const t = useTexts(noPlayersTexts)
  const { player } = usePlayer()
  const all = (
    <Button variant="soft" onPress={onShowAll}>
      {t.showAll}
    </Button>
  )
  switch (filter) {
    case 'none': {
      const invite = (
        <Button
          onPress={() =>
            void shareLink({ title: locationName, url: inviteLink(locationId, player.playerId) })
          }
        >
          <UserPlus aria-hidden size={20} />
          {t.invite}
        </Button>
      )
      return (
        <EmptyState
          picture={<Picture name="no-friends" />}
          title={t.nobody}
          text={t.nobodyText}
          action={invite}
        />
      )
    }
    case 'friends':
      return (
        <EmptyState
          picture={<Picture name="no-friends" />}
          title={t.friends}
          text={t.friendsText}
          action={all}
        />
      )
    case 'favorites':
      return <EmptyState icon={Star} title={t.favorites} text={t.favoritesText} action={all} />
    case 'admins':
      return <EmptyState icon={Crown} title={t.admins} text={t.adminsText} action={all} />
  }
}
