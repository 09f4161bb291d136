// Finds players for a league by part of their name: a partner to ask, or someone to add or invite.
// Loaded on demand.
import type { ReactNode } from 'react'
import { skillToText } from '#domain/player/skill.ts'
import { PlayerSearch, type SearchedPlayer } from '../../parts/player/player-search.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'

type PlayerSheetProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: (player: SearchedPlayer) => ReactNode
}

export function PlayerSheet({ title, isOpen, onClose, children }: PlayerSheetProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <Found key={title}>{children}</Found>
    </Sheet>
  )
}

function Found({ children }: Pick<PlayerSheetProps, 'children'>) {
  return (
    <PlayerSearch>
      {(player) => (
        <ListRow
          key={player.playerId}
          leading={
            <span className="hidden sm:block">
              <Avatar name={player.playerName} photoUrl={player.photoURL} />
            </span>
          }
          title={player.playerName}
          {...(player.skillSelf === null ? {} : { detail: skillToText(player.skillSelf) })}
          trailing={children(player)}
        />
      )}
    </PlayerSearch>
  )
}
