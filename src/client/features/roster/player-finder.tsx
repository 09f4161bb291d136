// Finding a player by a part of their name, those of the event's venue first.
import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { skillToText } from '#domain/player/skill.ts'
import { slugOf } from '#domain/player/slug.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../lib/use-read.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List, RowContent, rowLook } from '../../ui/list-row.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { rosterTexts } from './roster-texts.ts'

export type FoundPlayer = { playerId: string; playerName: string; skillSelf: number | null }

/** SPEC section 9: the player picker takes 13 characters. */
const textMax = 13

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
      <Finder eventId={eventId} besides={besides} onPick={pick} />
    </Sheet>
  )
}

function Finder({ eventId, besides, onPick }: { eventId: string; besides: readonly FoundPlayer[]; onPick: (player: FoundPlayer) => void }) {
  const t = useTexts(rosterTexts)
  const [text, setText] = useState('')
  const asked = useSettled(text.trim())
  const { data, refusal, again } = useRead('events-findPlayers', { eventId, text: asked })
  const own = besides.filter(({ playerId }) => playerId.includes(slugOf(asked)))
  const players = [...own, ...(data?.players ?? []).filter(({ playerId }) => !own.some((known) => known.playerId === playerId))]
  return (
    <>
      <SearchField label={t.search} value={text} onChange={setText} maxLength={textMax} />
      {refusal !== null && <ErrorState title={t.failed} retry={{ label: t.tryAgain, onPress: again }} />}
      {refusal === null && data === undefined && <SkeletonList label={t.loading} rows={3} />}
      {data !== undefined && players.length === 0 && <EmptyState icon={UserSearch} title={t.noneFound} text={t.noneFoundText} />}
      {players.length > 0 && (
        <List label={t.search}>
          {players.map((player) => (
            <li key={player.playerId}>
              <button type="button" className={rowLook} onClick={() => onPick(player)}>
                <RowContent leading={<Avatar name={player.playerName} />} title={player.playerName} detail={t.skill(player.skillSelf === null ? t.unknownSkill : skillToText(player.skillSelf))} />
              </button>
            </li>
          ))}
        </List>
      )}
    </>
  )
}
