// Finds a partner by part of their name; players of my venues show before typing.
import type { ReactNode } from 'react'
import { skillToText } from '#domain/player/skill.ts'
import { teamTexts } from '#words/en/team/team.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PlayerSearch } from '../../parts/player/player-search.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'

type Found = { playerId: string; playerName: string }
type PartnerFinderProps = {
  isOpen: boolean
  onClose: () => void
  onPick: (player: Found) => void
  except: readonly string[]
  children: ReactNode
}

export function PartnerFinder({ isOpen, onClose, onPick, except, children }: PartnerFinderProps) {
  const t = useTexts(teamTexts)
  const pick = (player: Found) => {
    onClose()
    onPick(player)
  }
  return (
    <Sheet title={t.finderTitle} isOpen={isOpen} onClose={onClose}>
      {children}
      <FreePlayers except={except} onPick={pick} />
    </Sheet>
  )
}

function FreePlayers({ except, onPick }: Pick<PartnerFinderProps, 'except' | 'onPick'>) {
  const t = useTexts(teamTexts)
  return (
    <PlayerSearch except={except}>
      {(player) => (
        <li key={player.playerId}>
          <button type="button" className={rowClasses} onClick={() => onPick(player)}>
            <RowContent
              leading={<Avatar name={player.playerName} photoUrl={player.photoURL} />}
              title={player.playerName}
              detail={t.skill({
                skill: player.skillSelf === null ? t.unknownSkill : skillToText(player.skillSelf),
              })}
            />
          </button>
        </li>
      )}
    </PlayerSearch>
  )
}
