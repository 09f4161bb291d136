// One club as its owner, a member or someone invited sees it.
import { Suspense, useState, type ReactNode } from 'react'
import { PartyPopper, Pencil, Trash2, UserPlus } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { mayRunClub } from '#domain/club/club.ts'
import type { Result } from '#domain/shared/result.ts'
import { clubPageTexts, clubTexts } from '#words/en/club/club.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { ClubInvitations, ClubMembers } from './club-members.tsx'
import type { ClubActions } from './use-club-actions.ts'

const ClubFinder = lazyPart(async () => ({
  default: (await import('./club-finder.tsx')).ClubFinder,
}))
const ClubNameForm = lazyPart(async () => ({
  default: (await import('./club-name-form.tsx')).ClubNameForm,
}))

type Club = LiveOutput<'clubs-byId'>

type ClubViewProps = {
  club: Club
  actions: ClubActions
  /** Wraps what ends the right to look, so that the screen does not say "gone" on the way out. */
  leaving: (task: () => Promise<boolean>) => void
  /** Asks for another name and goes to the club's new address. */
  rename: (clubName: string) => Promise<Result<unknown>>
  /** The way to what the club asks people to agree to, for its owner. */
  agreements: ReactNode
}

export function ClubView(props: ClubViewProps) {
  const { club, actions, leaving } = props
  const t = useTexts(clubTexts)
  if (club.mine === 'invited') return <Invited club={club} actions={actions} leaving={leaving} />
  if (mayRunClub(club.mine)) return <Owned {...props} />
  return (
    <>
      <ClubMembers club={club} actions={actions} />
      <Button
        variant="danger"
        className="self-start"
        isPending={actions.busy === club.clubId}
        onPress={() => leaving(() => actions.leave(club))}
      >
        {t.leaveClub}
      </Button>
    </>
  )
}

function Invited({ club, actions, leaving }: Pick<ClubViewProps, 'club' | 'actions' | 'leaving'>) {
  const t = useTexts(clubPageTexts)
  const words = useTexts(clubTexts)
  const isBusy = actions.busy === club.clubId
  return (
    <Card className="flex flex-col items-center gap-2 text-center">
      <span className="mt-2 grid size-16 place-items-center rounded-2xl bg-soft text-brand">
        <PartyPopper aria-hidden size={32} strokeWidth={1.75} />
      </span>
      <p className="text-lg font-bold text-balance">{t.invitedTitle({ player: club.ownerName })}</p>
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
  )
}

function Owned({ club, actions, leaving, rename, agreements }: ClubViewProps) {
  const t = useTexts(clubPageTexts)
  const [isFinding, setFinding] = useState(false)
  const invite = (
    <Button
      variant={club.memberCount === 1 ? 'primary' : 'soft'}
      size="sm"
      onPress={() => setFinding(true)}
    >
      <UserPlus aria-hidden size={20} />
      {t.invite}
    </Button>
  )
  return (
    <>
      <ClubMembers club={club} actions={actions} action={invite} />
      {club.memberCount === 1 && club.invited.length === 0 && (
        <Notice>
          <p className="font-bold">{t.alone}</p>
          <p>{t.aloneText}</p>
        </Notice>
      )}
      <ClubInvitations club={club} actions={actions} />
      <Running
        club={club}
        actions={actions}
        leaving={leaving}
        rename={rename}
        agreements={agreements}
      />
      <Suspense>
        <ClubFinder
          club={club}
          actions={actions}
          isOpen={isFinding}
          onClose={() => setFinding(false)}
        />
      </Suspense>
    </>
  )
}

/** Another name, or the end. */
function Running({ club, actions, leaving, rename, agreements }: ClubViewProps) {
  const t = useTexts(clubPageTexts)
  const [isRenaming, setRenaming] = useState(false)
  return (
    <Section title={t.about}>
      {isRenaming ? (
        <Card className="animate-fade">
          <Suspense>
            <ClubNameForm
              initial={club.clubName}
              save={rename}
              onSaved={() => setRenaming(false)}
              onCancel={() => setRenaming(false)}
            />
          </Suspense>
        </Card>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="plain" onPress={() => setRenaming(true)}>
            <Pencil aria-hidden size={20} />
            {t.rename}
          </Button>
          {agreements}
          <Button
            variant="danger"
            isPending={actions.busy === club.clubId}
            onPress={() => leaving(() => actions.deleteClub(club))}
          >
            <Trash2 aria-hidden size={20} />
            {t.deleteThis}
          </Button>
        </div>
      )}
    </Section>
  )
}
