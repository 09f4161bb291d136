import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { skillToText } from '#domain/player/skill.ts'
import { clubPageTexts } from '#words/en/club/club.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import type { ClubPerson } from './club-page.ts'

type PersonRowProps = {
  person: ClubPerson
  isMe?: boolean
  isOwner?: boolean
  badge?: string | undefined
  more?: readonly string[]
  children?: ReactNode
}

const separator = ' · '

export function PersonRow({
  person: { playerName, photoURL, skillSelf },
  isMe = false,
  isOwner = false,
  badge,
  more = [],
  children,
}: PersonRowProps) {
  const t = useTexts(clubPageTexts)
  const level = t.skill({ skill: skillSelf === null ? t.unknownSkill : skillToText(skillSelf) })
  return (
    <ListRow
      leading={<Avatar name={playerName} photoUrl={photoURL} />}
      title={
        <span className="flex items-center gap-2">
          <Link
            to="/viewplayer/$pName"
            params={{ pName: playerName }}
            className="truncate rounded outline-none hover:underline focus-visible:ring-focus"
          >
            {playerName}
          </Link>
          {isOwner && (
            <span className="shrink-0 text-gold" title={t.owner}>
              <Crown aria-hidden size={16} />
              <span className="sr-only">{t.owner}</span>
            </span>
          )}
          {badge !== undefined && <Badge tone="brand">{badge}</Badge>}
          {isMe && <Badge tone="you">{t.you}</Badge>}
        </span>
      }
      detail={[level, ...more].join(separator)}
      trailing={children}
    />
  )
}
