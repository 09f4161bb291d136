// /viewplayer/{pName}: the public profile of a player, live. The name's slug is the id.
import { Suspense, useState } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Ban, Crown, Flag } from 'lucide-react'
import { toSlug } from '#domain/player/slug.ts'
import { isPlayerId } from '#domain/shared/id-form.ts'
import { profileTexts } from '#words/en/profile/profile.ts'
import { reportTexts } from '#words/en/report/report.ts'
import { useBlock } from '../features/block/block-action.tsx'
import { ProfileActions } from '../features/profile/profile-actions.tsx'
import { ProfileCard } from '../features/profile/profile-card.tsx'
import { ProfileStats } from '../features/profile/profile-stats.tsx'
import type { Profile } from '../features/profile/profile.ts'
import { useInviteAdmin } from '../features/profile/use-invite-admin.ts'
import { formatDay } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { usePlayer } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import type { MenuChoice } from '../ui/overlay/menu.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const ProfileMenu = lazyPart(() => import('../features/profile/profile-menu.tsx'), 'ProfileMenu')
const RatingSection = lazyPart(
  () => import('../features/rating/rating-section.tsx'),
  'RatingSection',
)
const ReportSheet = lazyPart(() => import('../features/report/report-sheet.tsx'), 'ReportSheet')

export const Route = createFileRoute('/viewplayer/$pName')({ component: PlayerScreen })

function PlayerScreen() {
  const t = useTexts(profileTexts)
  const { pName } = Route.useParams()
  const goBack = useBack()
  const playerId = toSlug(pName)
  const isId = isPlayerId(playerId)
  const { live, retry } = useLiveList('players-byId', isId ? { playerId } : 'skip', playerId)
  const back = { onPress: goBack }
  if (!isId || live.refusal?.code === 'player-not-found') return <NotFound back={back} />
  if (live.status === 'refused')
    return (
      <Page title={t.title} back={back}>
        <ErrorState title={t.failed} onRetry={retry} />
      </Page>
    )
  if (live.status === 'loading')
    return (
      <Page title={t.title} back={back}>
        <SkeletonList label={t.loading} rows={2} />
      </Page>
    )
  return <Viewing profile={live.data} back={back} reload={retry} />
}

type Back = { label?: string; onPress: () => void }

/** Unknown, hidden and blocking players look the same. */
function NotFound({ back }: { back: Back }) {
  const t = useTexts(profileTexts)
  const toCalendar = (
    <Link to="/calendar/{-$locationId}" className={buttonClasses()}>
      {t.toCalendar}
    </Link>
  )
  return (
    <Page title={t.title} back={back}>
      <EmptyState
        picture={<Picture name="not-found" />}
        title={t.notFound}
        text={t.notFoundText}
        action={toCalendar}
      />
    </Page>
  )
}

function Viewing({ profile, back, reload }: { profile: Profile; back: Back; reload: () => void }) {
  const t = useTexts(profileTexts)
  const { playerName, mine } = profile
  return (
    <Page
      title={playerName}
      lead={t.drafted({ day: formatDay(profile.drafted, 'date') })}
      back={back}
      actions={<More profile={profile} reload={reload} />}
    >
      <ProfileCard profile={profile} />
      {mine.isMe ? <Own /> : <ProfileActions profile={profile} />}
      <ProfileStats profile={profile} />
      <Suspense fallback={<SkeletonList label={t.loading} rows={1} />}>
        <RatingSection playerId={profile.playerId} isMe={mine.isMe} />
      </Suspense>
    </Page>
  )
}

function More({
  profile: { playerId, playerName, mine },
  reload,
}: {
  profile: Profile
  reload: () => void
}) {
  const t = useTexts(reportTexts)
  const { label, block } = useBlock()
  const { inviteAdmin, labelAt } = useInviteAdmin()
  const { locations } = usePlayer()
  const [isReporting, setReporting] = useState(false)
  const invitations: MenuChoice[] = locations
    .filter(({ isAdmin }) => isAdmin)
    .map((location) => ({
      id: `invite ${location.locationId}`,
      label: labelAt(location.name),
      icon: Crown,
      onAction: () => void inviteAdmin({ playerId, playerName }, location),
    }))
  const against: MenuChoice[] = [
    {
      id: 'block',
      label,
      icon: Ban,
      danger: true,
      onAction: () => void block({ playerId, playerName }, reload),
    },
    { id: 'report', label: t.report, icon: Flag, danger: true, onAction: () => setReporting(true) },
  ]
  return (
    <>
      <Suspense fallback={<span className="size-[44px]" />}>
        <ProfileMenu
          playerName={playerName}
          choices={mine.isMe ? [] : [...invitations, ...against]}
        />
      </Suspense>
      {isReporting && (
        <Suspense>
          <ReportSheet
            reported={{ kind: 'player', playerId }}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Own() {
  const t = useTexts(profileTexts)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-soft py-2 pr-2 pl-4">
      <span className="text-brand">{t.isMe}</span>
      <Link
        to="/player/{-$locId}/{-$addFavLoc}"
        search={{ edit: true }}
        className={buttonClasses({ variant: 'plain', size: 'sm' })}
      >
        {t.edit}
      </Link>
    </div>
  )
}
