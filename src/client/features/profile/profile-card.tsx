import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Crown, EyeOff, Gem, House, Medal, type LucideIcon } from 'lucide-react'
import { formatDuprRating } from '#domain/dupr/dupr.ts'
import { skillToText } from '#domain/player/skill.ts'
import { profileTexts } from '#words/en/profile/profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ProfileLinks } from './profile-links.tsx'
import type { Profile } from './profile.ts'

type ProfileCardProps = {
  profile: Profile
  levelAction?: ReactNode
  untold?: ReactNode
}

export function ProfileCard({ profile, levelAction, untold }: ProfileCardProps) {
  const { headline, summary } = profile
  const t = useTexts(profileTexts)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <Avatar name={profile.playerName} photoUrl={profile.photoURL} size="portrait" />
        <div className="flex min-w-0 flex-1 basis-36 flex-col items-start justify-center gap-2">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone="brand">
              {profile.skillSelf === null
                ? t.noLevel
                : t.level({ skill: skillToText(profile.skillSelf) })}
            </Badge>
            {profile.hidden && (
              <Badge tone="warm">
                <EyeOff aria-hidden size={16} />
                {t.hidden}
              </Badge>
            )}
            {levelAction}
          </span>
          {typeof profile.duprRating === 'number' && (
            <span className="text-sm font-medium text-muted">
              {t.dupr({ rating: formatDuprRating(profile.duprRating) })}
            </span>
          )}
          <Home profile={profile} />
          <Earned profile={profile} />
        </div>
      </div>
      {headline === '' && summary === '' ? (
        untold
      ) : (
        <div className="flex flex-col gap-1">
          {headline !== '' && (
            <p dir="auto" className="text-lg leading-snug font-bold text-balance">
              {headline}
            </p>
          )}
          {summary !== '' && (
            <p dir="auto" className="text-pretty whitespace-pre-line">
              {summary}
            </p>
          )}
        </div>
      )}
      <ProfileLinks profile={profile} />
    </Card>
  )
}

function Home({ profile: { homeLocation, homeLocationName } }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  if (homeLocation === null) return null
  return (
    <Link
      to="/venuedetail/$locationId"
      params={{ locationId: homeLocation }}
      className="flex min-w-0 items-start gap-2 rounded-lg py-1 text-sm font-medium outline-none hover:text-brand focus-visible:ring-focus"
    >
      <House aria-hidden size={16} className="mt-0.5 shrink-0 text-brand" />
      <span className="sr-only">{t.home}</span>
      <span className="line-clamp-2 min-w-0 leading-snug">{homeLocationName}</span>
    </Link>
  )
}

/**
 * Medals and diamonds always show, even zero, because players play for them. Crowns show only for
 * people with an office.
 */
function Earned({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  const { medalGold, medalSilver, medalBronze, diamonds, adminLocations } = profile
  const counts: { icon: LucideIcon; tone: string; count: number; label: string }[] = [
    { icon: Medal, tone: 'text-gold', count: medalGold, label: t.gold({ n: medalGold }) },
    { icon: Medal, tone: 'text-silver', count: medalSilver, label: t.silver({ n: medalSilver }) },
    { icon: Medal, tone: 'text-bronze', count: medalBronze, label: t.bronze({ n: medalBronze }) },
    { icon: Gem, tone: 'text-cool', count: diamonds, label: t.diamonds({ n: diamonds }) },
    ...(adminLocations > 0
      ? [
          {
            icon: Crown,
            tone: 'text-warm',
            count: adminLocations,
            label: t.crowns({ n: adminLocations }),
          },
        ]
      : []),
  ]
  return (
    <ul aria-label={t.earned} className="flex flex-wrap gap-x-2 gap-y-2 font-semibold tabular-nums">
      {counts.map(({ icon: Icon, tone, count, label }) => (
        <li
          key={tone}
          title={label}
          className={clsx('flex items-center gap-1', count > 0 ? tone : 'text-muted')}
        >
          <Icon aria-hidden size={20} />
          <span aria-hidden>{count}</span>
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ul>
  )
}
