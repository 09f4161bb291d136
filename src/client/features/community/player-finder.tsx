// Finds a player by part of their name, because a venue may have many pages. Players of my venues
// come first, all others follow.
import { Link } from '@tanstack/react-router'
import { skillToText } from '#domain/player/skill.ts'
import { finderTexts, playerTableTexts } from '#words/en/community/community.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PlayerSearch, type SearchedPlayer } from '../../parts/player/player-search.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'

export function CommunityFinder({ onClose }: { onClose: () => void }) {
  const t = useTexts(finderTexts)
  return (
    <Sheet title={t.title} isOpen onClose={onClose}>
      <PlayerSearch>{(player) => <FoundRow key={player.playerId} player={player} />}</PlayerSearch>
    </Sheet>
  )
}

function FoundRow({ player: { playerName, photoURL, skillSelf } }: { player: SearchedPlayer }) {
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
