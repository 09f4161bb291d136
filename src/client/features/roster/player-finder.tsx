// Finding a player by a part of their name, those of the event's venue first.
import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { pickerMax } from '#domain/message/message.ts'
import { skillToText } from '#domain/player/skill.ts'
import { slugOf } from '#domain/player/slug.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../lib/use-read.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Finder } from '../../ui/finder.tsx'
import { RowContent, rowLook } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { rosterTexts } from './roster-texts.ts'

export type FoundPlayer = { playerId: string; playerName: string; skillSelf: number | null }

type PlayerFinderProps = {
  eventId: string
  title: string
  isOpen: boolean
  onClose: () => void
  onPick: (player: FoundPlayer) => void
  /** Players to offer besides: the search leaves out those who are in the event. */
  besides?: readonly FoundPlayer[]
}

export function PlayerFinder({ eventId, title, isOpen, onClose, onPick, besides = [] }: PlayerFinderProps) {
  const t = useTexts(rosterTexts)
  const pick = (player: FoundPlayer) => {
    onClose()
    onPick(player)
  }
  return (
    <Sheet title={title} closeLabel={t.close} isOpen={isOpen} onClose={onClose}>
      <EventFinder eventId={eventId} besides={besides} onPick={pick} />
    </Sheet>
  )
}

function EventFinder({ eventId, besides, onPick }: { eventId: string; besides: readonly FoundPlayer[]; onPick: (player: FoundPlayer) => void }) {
  const t = useTexts(rosterTexts)
  const [text, setText] = useState('')
  const asked = useSettled(text.trim())
  const { data, refusal, again } = useRead('events-findPlayers', { eventId, text: asked })
  const own = besides.filter(({ playerId }) => playerId.includes(slugOf(asked)))
  const players = [...own, ...(data?.players ?? []).filter(({ playerId }) => !own.some((known) => known.playerId === playerId))]
  return (
    <Finder words={t} text={text} onText={setText} maxLength={pickerMax} found={data === undefined ? undefined : players} isFailed={refusal !== null} onRetry={again} icon={UserSearch}>
      {(player) => (
        <li key={player.playerId}>
          <button type="button" className={rowLook} onClick={() => onPick(player)}>
            <RowContent leading={<Avatar name={player.playerName} />} title={player.playerName} detail={t.skill(player.skillSelf === null ? t.unknownSkill : skillToText(player.skillSelf))} />
          </button>
        </li>
      )}
    </Finder>
  )
}
