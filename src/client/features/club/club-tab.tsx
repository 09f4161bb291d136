// My clubs at a venue: those I own with a form for a new one, invitations, and memberships.
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Plus, Users } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { call } from '../../net/call.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { useFounding } from '../../parts/founding/use-founding.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ClubNameForm } from './club-name-form.tsx'
import { ClubTable } from './club-table.tsx'
import { useClubActions, type ClubActions } from './use-club-actions.ts'

const ClubEndSheet = lazyPart(() => import('./club-end-sheet.tsx'), 'ClubEndSheet')

type Club = LiveOutput<'clubs-atLocation'>['joined'][number]

export function ClubTab({ locationId }: { locationId: string }) {
  const t = useTexts(clubTexts)
  const { live, retry } = useLiveList('clubs-atLocation', { locationId }, locationId)
  const actions = useClubActions(locationId)
  if (live.status === 'refused')
    return <ErrorState title={refusalText(live.refusal)} onRetry={retry} />
  if (live.status === 'loading') return <SkeletonList label={t.loading} rows={2} />
  const { owned, joined, invited } = live.data
  return (
    <div className="flex flex-col gap-4">
      {invited.length > 0 && (
        <Invitations locationId={locationId} clubs={invited} actions={actions} />
      )}
      <Section title={t.mine}>
        <CreateClub locationId={locationId} />
        <ClubTable locationId={locationId} clubs={owned} actions={actions} />
        {actions.ending !== null && (
          <Suspense>
            <ClubEndSheet ending={actions.ending} />
          </Suspense>
        )}
      </Section>
      {joined.length > 0 && <Joined locationId={locationId} clubs={joined} actions={actions} />}
    </div>
  )
}

function CreateClub({ locationId }: { locationId: string }) {
  const t = useTexts(clubTexts)
  const [isOpen, setOpen] = useState(false)
  const held = useFounding('club', locationId)
  if (held !== null) return <p className="text-muted">{held}</p>
  if (!isOpen)
    return (
      <Button variant="soft" className="self-start" onPress={() => setOpen(true)}>
        <Plus aria-hidden size={20} />
        {t.create}
      </Button>
    )
  return (
    <Card className="animate-fade">
      <h3 className="mb-3">{t.createTitle}</h3>
      <ClubNameForm
        initial=""
        save={(clubName) => call('clubs-create', { locationId, clubName })}
        onCancel={() => setOpen(false)}
        onSaved={(clubName) => {
          setOpen(false)
          void showToast({ title: t.created({ club: clubName }) })
        }}
      />
    </Card>
  )
}

type ClubListProps = { locationId: string; clubs: readonly Club[]; actions: ClubActions }

function Invitations({ locationId, clubs, actions }: ClubListProps) {
  const t = useTexts(clubTexts)
  return (
    <Section title={t.invitations}>
      <List label={t.invitations}>
        {clubs.map((club) => (
          <ClubRow key={club.clubId} locationId={locationId} club={club}>
            <Button
              variant="plain"
              size="sm"
              isDisabled={actions.busy === club.clubId}
              aria-label={t.declineNamed({ club: club.clubName })}
              onPress={() => void actions.answer(club, false)}
            >
              {t.decline}
            </Button>
            <Button
              size="sm"
              isDisabled={actions.busy === club.clubId}
              aria-label={t.joinNamed({ club: club.clubName })}
              onPress={() => void actions.answer(club, true)}
            >
              {t.join}
            </Button>
          </ClubRow>
        ))}
      </List>
    </Section>
  )
}

function Joined({ locationId, clubs, actions }: ClubListProps) {
  const t = useTexts(clubTexts)
  return (
    <Section title={t.joined}>
      <List label={t.joined}>
        {clubs.map((club) => (
          <ClubRow key={club.clubId} locationId={locationId} club={club}>
            <Button
              variant="ghost"
              size="sm"
              isDisabled={actions.busy === club.clubId}
              aria-label={t.leaveNamed({ club: club.clubName })}
              onPress={() => void actions.leave(club)}
            >
              {t.leave}
            </Button>
          </ClubRow>
        ))}
      </List>
    </Section>
  )
}

function ClubRow({
  locationId,
  club: { clubId, clubName, members },
  children,
}: {
  locationId: string
  club: Club
  children: ReactNode
}) {
  const t = useTexts(clubTexts)
  return (
    <ListRow
      leading={<Users aria-hidden size={20} className="hidden shrink-0 text-brand sm:block" />}
      title={
        <Link
          to="/editclub/$clubId"
          params={{ clubId }}
          search={{ clubName, locId: locationId }}
          className="rounded outline-none hover:underline focus-visible:ring-focus"
        >
          {clubName}
        </Link>
      }
      detail={t.members({ n: members })}
      trailing={<span className="flex items-center gap-2">{children}</span>}
    />
  )
}
