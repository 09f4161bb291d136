// The page of a club for its owner, its members and people invited to it.
import { Suspense, useState, type ReactNode } from 'react'
import { PartyPopper, UserPlus } from 'lucide-react'
import type { Result } from '#domain/shared/result.ts'
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { clubPageTexts, clubTexts } from '#words/en/club/club.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ClubEvents } from './club-events.tsx'
import { ClubInvitations, ClubMembers } from './club-members.tsx'
import { ClubOwn } from './club-own.tsx'
import type { ClubPage } from './club-page.ts'
import { ClubProfile } from './club-profile.tsx'
import { ClubPublicLink } from './club-public-link.tsx'
import { ClubRequests } from './club-requests.tsx'
import { ClubRunning } from './club-running.tsx'
import { ClubSteps } from './club-steps.tsx'
import { ClubNotices } from './notice/club-notices.tsx'
import { shareJoinLink } from './share-join-link.ts'
import type { ClubActions } from './use-club-actions.ts'

const ClubFinder = lazyPart(() => import('./club-finder.tsx'), 'ClubFinder')
const ClubHomeForm = lazyPart(() => import('./club-home-form.tsx'), 'ClubHomeForm')

export type ClubViewProps = {
  club: ClubPage
  actions: ClubActions
  /** Wraps actions that end access, so that the screen doesn't show "gone" on the way out. */
  leaving: (task: () => Promise<boolean>) => void
  rename: (clubName: string) => Promise<Result<unknown>>
  agreements: ReactNode
  together: ReactNode
}

export function ClubView(props: ClubViewProps) {
  const { club, actions, leaving } = props
  const t = useTexts(clubTexts)
  if (club.mine === 'invited') return <Invited club={club} actions={actions} leaving={leaving} />
  return (
    <>
      <Inside {...props} />
      {club.mine === 'member' && (
        <Button
          variant="danger"
          className="self-start"
          isPending={actions.busy === club.clubId}
          onPress={() => leaving(() => actions.leave(club))}
        >
          {t.leaveClub}
        </Button>
      )}
    </>
  )
}

function Invited({ club, actions, leaving }: Pick<ClubViewProps, 'club' | 'actions' | 'leaving'>) {
  const t = useTexts(clubPageTexts)
  const words = useTexts(clubTexts)
  const isBusy = actions.busy === club.clubId
  return (
    <>
      <Card className="flex flex-col items-center gap-2 text-center">
        <span className="mt-2 grid size-16 place-items-center rounded-2xl bg-soft text-brand">
          <PartyPopper aria-hidden size={32} strokeWidth={1.75} />
        </span>
        <p className="text-lg font-bold text-balance">
          {t.invitedTitle({ player: club.ownerName })}
        </p>
        <p className="font-semibold text-brand">{words.members({ n: club.memberCount })}</p>
        <p className="max-w-sm text-pretty text-muted">
          {t.invitedText({ venue: club.locationName })}
        </p>
        <div className="mt-3 grid w-full max-w-sm grid-cols-2 gap-3">
          <Button
            variant="plain"
            size="lg"
            isDisabled={isBusy}
            onPress={() => leaving(() => actions.answer(club, false))}
          >
            {words.decline}
          </Button>
          <Button size="lg" isPending={isBusy} onPress={() => void actions.answer(club, true)}>
            {words.join}
          </Button>
        </div>
      </Card>
      <Profile club={club} />
    </>
  )
}

function Profile({ club }: { club: ClubPage }) {
  const t = useTexts(clubHomeTexts)
  return <ClubProfile {...club} words={t} hasLinks />
}

function Inside({ club, actions, leaving, rename, agreements, together }: ClubViewProps) {
  const t = useTexts(clubPageTexts)
  const [open, setOpen] = useState<'find' | 'edit' | null>(null)
  const close = () => setOpen(null)
  const choosesPeople = club.rights.includes('club.people')
  const invite = choosesPeople && (
    <Button
      variant={club.memberCount === 1 ? 'primary' : 'soft'}
      size="sm"
      onPress={() => setOpen('find')}
    >
      <UserPlus aria-hidden size={20} />
      {t.invite}
    </Button>
  )
  return (
    <>
      <Profile club={club} />
      <ClubSteps
        club={club}
        onLink={() => void shareJoinLink(club)}
        onDescribe={() => setOpen('edit')}
        onInvite={() => setOpen('find')}
      />
      <ClubRequests club={club} actions={actions} />
      <ClubEvents club={club} />
      <ClubNotices club={club} />
      {together}
      <ClubMembers club={club} actions={actions} action={invite} />
      <ClubInvitations club={club} actions={actions} />
      <ClubPublicLink club={club} />
      <ClubOwn key={club.own.realName} club={club} />
      <ClubRunning
        club={club}
        actions={actions}
        leaving={leaving}
        rename={rename}
        agreements={agreements}
        onEdit={() => setOpen('edit')}
      />
      <Suspense>
        {choosesPeople && (
          <ClubFinder club={club} actions={actions} isOpen={open === 'find'} onClose={close} />
        )}
        {club.rights.includes('club.profile') && (
          <ClubHomeForm club={club} isOpen={open === 'edit'} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
