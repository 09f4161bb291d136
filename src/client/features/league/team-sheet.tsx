// Adds a set team to a league, for organizers: one player, then the partner.
import { useState } from 'react'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { SearchedPlayer } from '../../parts/player/player-search.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { LeagueDetail } from './league-words.ts'
import { PlayerSheet } from './player-sheet.tsx'
import type { LeagueActions } from './use-league-actions.ts'

type TeamSheetProps = {
  league: LeagueDetail
  actions: LeagueActions
  isOpen: boolean
  onClose: () => void
}

export function TeamSheet({ league, actions, isOpen, onClose }: TeamSheetProps) {
  const manage = useTexts(leagueManageTexts)
  const [first, setFirst] = useState<SearchedPlayer | null>(null)
  const isIn = new Set(
    league.members.flatMap(({ state, playerId, partnerId }) =>
      state === 'joined' ? [playerId, partnerId] : [],
    ),
  )
  const close = () => {
    setFirst(null)
    onClose()
  }
  const choose = (player: SearchedPlayer) => {
    if (first === null) return setFirst(player)
    void actions.addTeam(first, player).then((isDone) => (isDone ? close() : setFirst(null)))
  }
  return (
    <PlayerSheet
      title={first === null ? manage.addTeam : manage.partnerOf({ name: first.playerName })}
      isOpen={isOpen}
      onClose={close}
    >
      {(player) =>
        isIn.has(player.playerId) || player.playerId === first?.playerId ? (
          <Badge tone="brand">{isIn.has(player.playerId) ? manage.isIn : manage.isChosen}</Badge>
        ) : (
          <Button
            variant="soft"
            size="sm"
            aria-label={manage.chooseNamed({ name: player.playerName })}
            isDisabled={actions.busy !== null}
            onPress={() => choose(player)}
          >
            {manage.choose}
          </Button>
        )
      }
    </PlayerSheet>
  )
}
