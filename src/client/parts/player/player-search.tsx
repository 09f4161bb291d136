// Finds a player by part of their name; players of my venues show before typing.
import { useState, type ReactNode } from 'react'
import { UserSearch } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { pickerMax } from '#domain/message/message.ts'
import { playerSearchTexts } from '#words/en/player/player-search.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Finder } from '../../ui/finder.tsx'
import { useSettled } from '../../ui/use-settled.ts'

export type SearchedPlayer = CallOutput<'players-find'>['players'][number]

type PlayerSearchProps = {
  except?: readonly string[]
  children: (player: SearchedPlayer) => ReactNode
}

export function PlayerSearch({ except = [], children }: PlayerSearchProps) {
  const [text, setText] = useState('')
  const { data, refusal, again } = useRead('players-find', { text: useSettled(text.trim()) })
  return (
    <Finder
      words={useTexts(playerSearchTexts)}
      text={text}
      onText={setText}
      maxLength={pickerMax}
      found={data?.players.filter(({ playerId }) => !except.includes(playerId))}
      isFailed={refusal !== null}
      onRetry={again}
      icon={UserSearch}
    >
      {children}
    </Finder>
  )
}
