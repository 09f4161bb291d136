// Finds a partner by part of their name; players of my venues show before typing.
import { useState, type ReactNode } from 'react'
import { UserSearch } from 'lucide-react'
import { pickerMax } from '#domain/message/message.ts'
import { skillToText } from '#domain/player/skill.ts'
import { teamTexts } from '#words/en/team/team.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Finder } from '../../ui/finder.tsx'
import { RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useSettled } from '../../ui/use-settled.ts'

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
  const [text, setText] = useState('')
  const { data, refusal, again } = useRead('players-find', { text: useSettled(text.trim()) })
  const players = data?.players.filter(({ playerId }) => !except.includes(playerId))
  return (
    <Finder
      words={t}
      text={text}
      onText={setText}
      maxLength={pickerMax}
      found={players}
      isFailed={refusal !== null}
      onRetry={again}
      icon={UserSearch}
    >
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
    </Finder>
  )
}
