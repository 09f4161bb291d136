// /editclub/{clubId}?clubName&locId, where clubId may be the spec's joined id: one club, live, for
// its owner, its members and people invited.
import { Suspense, useState } from 'react'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { Flag, Trophy } from 'lucide-react'
import { clubPageTexts, clubTexts } from '#words/en/club/club.ts'
import { readClubAddress } from '../features/club/club-address.ts'
import { ClubMissing } from '../features/club/club-missing.tsx'
import type { ClubPage } from '../features/club/club-page.ts'
import { ClubShare } from '../features/club/club-share.tsx'
import { ClubView } from '../features/club/club-view.tsx'
import { useClubActions } from '../features/club/use-club-actions.ts'
import type { ReportTarget } from '../features/report/report-sheet.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { toSearchText } from '../navigation/search-text.ts'
import { useBack } from '../navigation/use-back.ts'
import { call } from '../net/call.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { usePlayer } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/overlay/toasts.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const AgreementsButton = lazyPart(
  () => import('../features/agreement/agreements-button.tsx'),
  'AgreementsButton',
)
const HouseRulesButton = lazyPart(
  () => import('../features/house-rule/house-rules-button.tsx'),
  'HouseRulesButton',
)
const ClubChat = lazyPart(() => import('../features/club-chat/club-chat.tsx'), 'ClubChat')
const ClubMoney = lazyPart(() => import('../features/payment/club-money.tsx'), 'ClubMoney')
const ClubPolls = lazyPart(() => import('../features/club-poll/club-polls.tsx'), 'ClubPolls')
const MessageInput = lazyPart(() => import('../features/message/message-input.tsx'), 'MessageInput')
const ReportSheet = lazyPart(() => import('../features/report/report-sheet.tsx'), 'ReportSheet')

export const Route = createFileRoute('/editclub/$clubId')({
  validateSearch: keepSearch,
  component: EditClub,
})

function EditClub() {
  const words = useTexts(clubPageTexts)
  const goBack = useBack()
  const { locations } = usePlayer()
  const params = Route.useParams()
  const search = Route.useSearch()
  const clubName = toSearchText(search['clubName'])
  const { clubId, locationId } = readClubAddress(
    params.clubId,
    toSearchText(search['locId']),
    locations.map((one) => one.locationId),
  )
  const back = { onPress: goBack }
  const title = clubName ?? words.title
  if (locationId === undefined)
    return (
      <Page title={title} back={back}>
        <ClubMissing failure={null} locationId={undefined} />
      </Page>
    )
  return (
    <KnownVenue
      key={`${locationId}/${clubId}`}
      locationId={locationId}
      clubId={clubId}
      title={title}
      back={back}
    />
  )
}

type KnownVenueProps = {
  locationId: string
  clubId: string
  title: string
  back: { label?: string; onPress: () => void }
}

function KnownVenue({ locationId, clubId, title, back }: KnownVenueProps) {
  const t = useTexts(clubTexts)
  const [reported, setReported] = useState<ReportTarget | null>(null)
  const { live, retry } = useLiveList('clubs-home', { locationId, clubId })
  const actions = useClubActions(locationId)
  const { isLeaving, leaving, rename } = useLastOfClub(locationId, clubId)

  if (live.status === 'refused' && !isLeaving)
    return (
      <Page title={title} back={back}>
        <ClubMissing failure={{ refusal: live.refusal, onRetry: retry }} locationId={locationId} />
      </Page>
    )
  if (live.status !== 'ready')
    return (
      <Page title={title} back={back}>
        <SkeletonList label={t.loadingClub} rows={3} />
      </Page>
    )
  const club = live.data
  return (
    <Page
      title={club.clubName}
      lead={<Lead club={club} />}
      back={back}
      actions={
        <Actions club={club} onReport={() => setReported({ kind: 'club', locationId, clubId })} />
      }
    >
      <ClubView
        club={club}
        actions={actions}
        leaving={(task) => void leaving(task)}
        rename={rename}
        together={<Together club={club} />}
        agreements={
          <Suspense>
            <AgreementsButton owner={{ kind: 'club', locationId, clubId }} />
            <HouseRulesButton owner={{ kind: 'club', locationId, clubId }} />
          </Suspense>
        }
      />
      {club.mine !== 'invited' && (
        <Suspense>
          <ClubMoney club={{ locationId, clubId }} isOwner={club.rights.includes('club.money')} />
        </Suspense>
      )}
      {reported !== null && (
        <Suspense>
          <ReportSheet reported={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </Page>
  )
}

function Together({ club }: { club: ClubPage }) {
  const { userId, player } = usePlayer()
  return (
    <>
      <Suspense>
        <ClubPolls club={club} />
      </Suspense>
      <Suspense>
        <ClubChat
          club={club}
          me={{ userId, playerId: player.playerId }}
          renderInput={(send) => (
            <Suspense>
              <MessageInput onSend={send} />
            </Suspense>
          )}
        />
      </Suspense>
    </>
  )
}

function useLastOfClub(locationId: string, clubId: string) {
  const words = useTexts(clubPageTexts)
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const leaving = async (task: () => Promise<boolean>) => {
    setLeaving(true)
    if (await task())
      await router.navigate({
        to: '/players/$locId/{-$showAdmin}',
        params: { locId: locationId },
        search: { clubActive: true },
        replace: true,
      })
    else setLeaving(false)
  }
  // The old address is refused a moment before the answer arrives.
  const rename = async (clubName: string) => {
    setLeaving(true)
    const answer = await call('clubs-rename', { locationId, clubId, clubName })
    if (answer.ok) {
      void showToast({ title: words.renamed({ club: clubName }) })
      await router.navigate({
        to: '/editclub/$clubId',
        params: { clubId: answer.value.clubId },
        search: { clubName, locId: locationId },
        replace: true,
      })
    }
    setLeaving(false)
    return answer
  }
  return { isLeaving, leaving, rename }
}

function Lead({ club: { locationId, locationName, ownerId, ownerName } }: { club: ClubPage }) {
  const words = useTexts(clubPageTexts)
  const { playerId } = usePlayer().player
  const owner =
    ownerId === playerId
      ? words.runByMe
      : ownerName === ''
        ? ''
        : words.runBy({ player: ownerName })
  return (
    <>
      <Link
        to="/venuedetail/$locationId"
        params={{ locationId }}
        className="font-semibold text-brand underline underline-offset-2"
      >
        {locationName}
      </Link>
      {owner !== '' && ` · ${owner}`}
    </>
  )
}

function Actions({ club, onReport }: { club: ClubPage; onReport: () => void }) {
  const words = useTexts(clubPageTexts)
  return (
    <>
      {club.mine !== 'owner' && <IconButton icon={Flag} label={words.report} onPress={onReport} />}
      {club.mine !== 'invited' && (
        <Link
          to="/leaderboard"
          search={{ scope: 'club', venue: club.locationId, club: club.clubId }}
          aria-label={words.leaderboard}
          title={words.leaderboard}
          className={buttonClasses({ variant: 'ghost', size: 'icon' })}
        >
          <Trophy aria-hidden size={24} />
        </Link>
      )}
      {club.mine !== 'invited' && <ClubShare club={club} />}
    </>
  )
}
