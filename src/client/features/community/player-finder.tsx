// Finds a player by part of their name, because a venue may have many pages. Players of my venues
// come first, all others follow.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { UserSearch } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { pickerMax } from '#domain/message/message.ts'
import { skillToText } from '#domain/player/skill.ts'
import { finderTexts, playerTableTexts } from '#words/en/community/community.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Finder } from '../../ui/finder.tsx'
import { RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useSettled } from '../../ui/use-settled.ts'

export function CommunityFinder({ onClose }: { onClose: () => void }) {
  const t = useTexts(finderTexts)
  return (
    <Sheet title={t.title} isOpen onClose={onClose}>
      <Found />
    </Sheet>
  )
}

function Found() {
  const t = useTexts(finderTexts)
  const [text, setText] = useState('')
  const { data, refusal, again } = useRead('players-find', { text: useSettled(text.trim()) })
  return (
    <Finder
      words={t}
      text={text}
      onText={setText}
      maxLength={pickerMax}
      found={data?.players}
      isFailed={refusal !== null}
      onRetry={again}
      icon={UserSearch}
    >
      {(player) => <FoundRow key={player.playerId} player={player} />}
    </Finder>
  )
}

function FoundRow({
  player: { playerName, photoURL, skillSelf },
}: {
  player: CallOutput<'players-find'>['players'][number]
}) {
  const { skill, unknownSkill } = useTexts(playerTableTexts)
  return (
    <li>
      <Link to="/viewplayer/$pName" params={{ pName: playerName }} className={rowClasses}>
        <RowContent
          leading={<Avatar name={playerName} photoUrl={photoURL} />}
          title={playerName}
          detail={`${skill} ${skillSelf === null ? unknownSkill : skillToText(skillSelf)}`}
        />
      </Link>
    </li>
  )
}
