// /player: my own profile; `?edit=true` shows its form. /player/{locId} opens at my venues and
// offers that one as home; /player/{locId}/{addFavLoc} first asks whether to add it to them.
import { Suspense, useCallback, useRef } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { myLocationsTexts } from '#words/en/location/my-locations.ts'
import { ownProfileTexts } from '#words/en/profile/own-profile.ts'
import { profileTexts } from '#words/en/profile/profile.ts'
import { ReferralQuestion, type ReferralEnd } from '../features/auth/referral-question.tsx'
import { HomeOffer } from '../features/location/list/home-offer.tsx'
import { MyLocations } from '../features/location/list/my-locations.tsx'
import { OwnProfile } from '../features/profile/own-profile.tsx'
import type { Profile } from '../features/profile/profile.ts'
import { formatDay } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { usePlayer } from '../session/use-me.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { Section } from '../ui/section.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { useScrollIntoView } from '../ui/use-scroll-into-view.ts'

const RatingSection = lazyPart(
  () => import('../features/rating/rating-section.tsx'),
  'RatingSection',
)
const OwnRecord = lazyPart(() => import('../features/house-rule/own-record.tsx'), 'OwnRecord')
const ProfileForm = lazyPart(
  () => import('../features/profile/profile-form.tsx'),
  'ProfileFormView',
)

const readSearch = ({ edit }: Record<string, unknown>): { edit?: true } =>
  edit === true ? { edit } : {}

export const Route = createFileRoute('/player/{-$locId}/{-$addFavLoc}')({
  component: PlayerScreen,
  validateSearch: readSearch,
})

function PlayerScreen() {
  const { locId, addFavLoc } = Route.useParams()
  return locId !== undefined && addFavLoc !== undefined ? (
    <AddVenue locationId={locId} />
  ) : (
    <Own marked={locId} />
  )
}

function AddVenue({ locationId }: { locationId: string }) {
  const navigate = useNavigate()
  const end = useCallback(
    (where: ReferralEnd) => {
      void navigate({
        to: '/player/{-$locId}/{-$addFavLoc}',
        params: { locId: where === 'venue' ? locationId : undefined, addFavLoc: undefined },
        replace: true,
      })
    },
    [navigate, locationId],
  )
  return <ReferralQuestion locationId={locationId} onEnd={end} />
}

function Own({ marked }: { marked: string | undefined }) {
  const t = useTexts(profileTexts)
  const { title, editTitle } = useTexts(ownProfileTexts)
  const { edit = false } = Route.useSearch()
  const {
    player: { playerId, duprId },
  } = usePlayer()
  const goBack = useBack()
  const navigate = useNavigate()
  const { live, retry } = useLiveList('players-byId', { playerId })
  const close = () =>
    void navigate({
      to: '/player/{-$locId}/{-$addFavLoc}',
      params: { locId: undefined, addFavLoc: undefined },
      replace: true,
    })
  const back = { onPress: goBack }
  if (live.status === 'refused')
    return (
      <Page title={title} back={back}>
        <ErrorState title={t.failed} onRetry={retry} />
      </Page>
    )
  if (live.status === 'loading')
    return (
      <Page title={title} back={back}>
        <SkeletonList label={t.loading} rows={2} />
      </Page>
    )
  if (!edit) return <Viewing profile={live.data} marked={marked} back={back} />
  return (
    <Page title={editTitle} width="narrow" back={{ onPress: close }}>
      <Suspense fallback={<SkeletonList label={t.loading} rows={2} />}>
        <ProfileForm profile={{ ...live.data, duprId }} onDone={close} />
      </Suspense>
    </Page>
  )
}

function Viewing({
  profile,
  marked,
  back,
}: {
  profile: Profile
  marked: string | undefined
  back: { label?: string; onPress: () => void }
}) {
  const t = useTexts(profileTexts)
  return (
    <Page
      title={profile.playerName}
      lead={t.drafted({ day: formatDay(profile.drafted, 'date') })}
      back={back}
    >
      <OwnProfile profile={profile} />
      {/* Above what loads later, which would move what was scrolled to. */}
      {marked !== undefined && <Venues marked={marked} />}
      <Suspense fallback={<SkeletonList label={t.loading} rows={1} />}>
        <RatingSection playerId={profile.playerId} isMe />
      </Suspense>
      <Suspense>
        <OwnRecord />
      </Suspense>
      {marked === undefined && <Venues marked={marked} />}
    </Page>
  )
}

function Venues({ marked }: { marked: string | undefined }) {
  const t = useTexts(myLocationsTexts)
  const { locations } = usePlayer()
  const part = useRef<HTMLDivElement>(null)
  useScrollIntoView(part, marked !== undefined, {})
  const chosen = locations.find(({ locationId }) => locationId === marked)
  return (
    <div ref={part}>
      <Section title={t.mine}>
        {chosen !== undefined && <HomeOffer location={chosen} />}
        <MyLocations locations={locations} marked={marked} />
      </Section>
    </div>
  )
}
