// One player in the list: profile link with face, name and level, message, friend and favorite
// marks, and admin status.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  Crown,
  MessageCircle,
  Star,
  UserRound,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import { playerTableTexts } from '#words/en/community/community.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Relation } from '../../parts/player/use-relation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'

export type ListedPlayer = LiveOutput<'players-list'>['players'][number]

type PlayerRowProps = {
  player: ListedPlayer
  isMe: boolean
  relation: Relation
}

export function PlayerRow({ player, isMe, relation }: PlayerRowProps) {
  const t = useTexts(playerTableTexts)
  const { playerName: name } = player
  const level = player.skillSelf === null ? t.unknownSkill : skillToText(player.skillSelf)
  const [isFriend, isFavorite] = [relation.isFriend(player), relation.isFavorite(player)]
  return (
    <tr
      className={clsx(
        'border-t border-line transition-colors',
        isMe ? 'bg-ball-soft' : 'hover:bg-soft/60',
      )}
    >
      <th scope="row" className="relative pl-2 text-left font-semibold sm:py-1 sm:pl-4">
        <span className="flex min-h-11 items-center gap-2 leading-tight sm:min-h-13 sm:gap-3">
          <Avatar name={name} photoUrl={player.photoURL} size="sm" />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <Link
                to="/viewplayer/$pName"
                params={{ pName: name }}
                className="truncate outline-none after:absolute after:inset-0 hover:text-brand focus-visible:after:ring-focus focus-visible:after:-outline-offset-2"
              >
                {name}
              </Link>
              {isMe && <Badge tone="you">{t.you}</Badge>}
            </span>
            <span className="block text-sm font-normal text-muted tabular-nums sm:hidden">
              {level}
            </span>
          </span>
        </span>
      </th>
      <td className="text-center">
        {!isMe && (
          <Link
            to="/messagethread/$pName"
            params={{ pName: name }}
            aria-label={t.messageTo({ name })}
            className={buttonClasses({ variant: 'ghost', size: 'icon' })}
          >
            <MessageCircle aria-hidden size={20} />
          </Link>
        )}
      </td>
      <td
        className={clsx(
          'hidden text-center text-sm tabular-nums sm:table-cell',
          player.skillSelf === null && 'text-muted',
        )}
      >
        {level}
      </td>
      <td className="text-center">
        <Mark
          icon={isFriend ? UserRoundCheck : UserRound}
          label={t.friendOf({ name })}
          isOn={isFriend}
          waits={relation.explainWaiting('friend', player.playerId, t.waits)}
          tone="text-brand bg-soft"
          onChange={(next) => relation.toggleFriend(player, next)}
        />
      </td>
      <td className="text-center">
        <Mark
          icon={Star}
          label={t.favoriteOf({ name })}
          isOn={isFavorite}
          waits={relation.explainWaiting('favorite', player.playerId, t.waits)}
          tone="text-gold [&>svg]:fill-current"
          onChange={(next) => relation.toggleFavorite(player, next)}
        />
      </td>
      <td className="pr-1 text-center text-warm">
        {player.isAdmin && (
          <span title={t.admin}>
            <Crown aria-hidden size={20} className="mx-auto fill-current" />
            <span className="sr-only">{t.admin}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

const markLook =
  'inline-grid size-[44px] cursor-pointer place-items-center rounded-full bg-clip-content p-1 align-middle outline-none transition focus-visible:ring-focus active:scale-90'
const restLook = 'text-muted hover:bg-soft hover:text-fg'

type MarkProps = {
  icon: LucideIcon
  label: string
  isOn: boolean
  waits: string | null
  tone: string
  onChange: (isOn: boolean) => void
}

function Mark({ icon: Icon, label, isOn, waits, tone, onChange }: MarkProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={waits === null ? label : `${label}, ${waits}`}
      title={waits ?? undefined}
      onClick={() => onChange(!isOn)}
      className={clsx(markLook, waits !== null && 'opacity-60', isOn ? tone : restLook)}
    >
      <Icon aria-hidden size={20} strokeWidth={isOn ? 2.25 : 1.75} />
    </button>
  )
}
