// Finds players for a club by part of their name, to invite or add them. The sheet stays open for
// the next one.
import { useEffect, useRef } from 'react'
import { skillToText } from '#domain/player/skill.ts'
import { clubPageTexts } from '#words/en/club/club.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { PlayerSearch, type SearchedPlayer } from '../../parts/player/player-search.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { toClubKey, type ClubPage } from './club-page.ts'
import type { ClubActions } from './use-club-actions.ts'

type ClubFinderProps = {
  club: ClubPage
  actions: ClubActions
  isOpen: boolean
  onClose: () => void
}

export function ClubFinder({ club, actions, isOpen, onClose }: ClubFinderProps) {
  const t = useTexts(clubPageTexts)
  return (
    <Sheet title={t.invitePlayers} isOpen={isOpen} onClose={onClose}>
      <PlayerSearch>
        {(player) => (
          <FoundRow key={player.playerId} club={club} player={player} actions={actions} />
        )}
      </PlayerSearch>
    </Sheet>
  )
}

function FoundRow({
  club,
  player,
  actions,
}: {
  club: ClubPage
  player: SearchedPlayer
  actions: ClubActions
}) {
  const t = useTexts(clubPageTexts)
  const { playerId, playerName, photoURL, skillSelf } = player
  const isMember = useIsMember(club, player)
  const isInvited = club.invited.some((invited) => invited.playerId === playerId)
  const isBusy = actions.busy === playerId
  return (
    <ListRow
      leading={
        <span className="hidden sm:block">
          <Avatar name={playerName} photoUrl={photoURL} />
        </span>
      }
      title={playerName}
      detail={t.skill({ skill: skillSelf === null ? t.unknownSkill : skillToText(skillSelf) })}
      trailing={
        isMember ? (
          <Badge tone="brand">{t.isMember}</Badge>
        ) : (
          <span className="flex items-center gap-2">
            <Button
              variant="ghost"
              size="sm"
              aria-label={t.addNamed({ player: playerName })}
              isDisabled={isBusy}
              onPress={() => void actions.add(club, player)}
            >
              {t.addNow}
            </Button>
            {isInvited ? (
              <Badge tone="warm">{t.isInvited}</Badge>
            ) : (
              <Button
                variant="soft"
                size="sm"
                aria-label={t.inviteNamed({ player: playerName })}
                isDisabled={isBusy}
                onPress={() => void actions.invite(club, player)}
              >
                {t.invite}
              </Button>
            )}
          </span>
        )
      }
    />
  )
}

/** Queried per result, because a club may have thousands of members. */
function useIsMember(club: ClubPage, { playerId, playerName }: SearchedPlayer): boolean {
  const asked = { ...toClubKey(club), text: playerName, tag: null, after: null }
  const { data, again } = useRead('clubMembers-search', asked)
  const seen = useRef(club.memberCount)
  useEffect(() => {
    if (seen.current !== club.memberCount) again()
    seen.current = club.memberCount
  }, [club.memberCount, again])
  return data?.members.some((member) => member.playerId === playerId) ?? false
}
