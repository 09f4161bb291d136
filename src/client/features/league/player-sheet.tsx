// Finds players for a league by part of their name: a partner to ask, or someone to add or invite.
// Loaded on demand.
import { useState, type ReactNode } from 'react'
import { UserSearch } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { pickerMax } from '#domain/message/message.ts'
import { skillToText } from '#domain/player/skill.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Finder } from '../../ui/finder.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useSettled } from '../../ui/use-settled.ts'

export type LeaguePlayer = CallOutput<'players-find'>['players'][number]
type PlayerSheetProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: (player: LeaguePlayer) => ReactNode
}

export function PlayerSheet({ title, isOpen, onClose, children }: PlayerSheetProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <Found key={title}>{children}</Found>
    </Sheet>
  )
}

function Found({ children }: Pick<PlayerSheetProps, 'children'>) {
  const t = useTexts(leagueTexts)
  const [text, setText] = useState('')
  const { data, refusal, again } = useRead('players-find', { text: useSettled(text.trim()) })
  const words = {
    search: t.findText,
    loading: t.searching,
    noneFound: t.noneFound,
    noneFoundText: t.noneFoundText,
    failed: t.findFailed,
  }
  return (
    <Finder
      words={words}
      text={text}
      onText={setText}
      maxLength={pickerMax}
      found={data?.players}
      isFailed={refusal !== null}
      onRetry={again}
      icon={UserSearch}
    >
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
    </Finder>
  )
}
