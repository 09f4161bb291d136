// The next steps of a young club, for its owner.
import { CalendarPlus, Link2, PenLine, UserPlus, UsersRound } from 'lucide-react'
import type { ClubStep } from '#domain/club/club-steps.ts'
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FirstSteps, type FirstStep } from '../../parts/steps/first-steps.tsx'
import type { ClubPage } from './club-page.ts'

type ClubStepsProps = {
  club: ClubPage
  onLink: () => void
  onDescribe: () => void
  onInvite: () => void
}

export function ClubSteps({ club, onLink, onDescribe, onInvite }: ClubStepsProps) {
  const t = useTexts(clubHomeTexts)
  const steps: Record<ClubStep, Omit<FirstStep, 'id'>> = {
    link: { icon: Link2, title: t.linkStep, detail: t.linkStepText, onPress: onLink },
    describe: { icon: PenLine, title: t.describeStep, onPress: onDescribe },
    group: {
      icon: UsersRound,
      title: t.groupStep,
      detail: t.groupStepText,
      link: { to: '/move', search: { venue: club.locationId, club: club.clubId } },
    },
    invite: { icon: UserPlus, title: t.inviteStep, onPress: onInvite },
    event: {
      icon: CalendarPlus,
      title: t.eventStep,
      link: {
        to: '/createevent/{-$first}/{-$second}/{-$third}',
        params: { first: club.locationId },
        search: { club: club.clubName },
      },
    },
  }
  return <FirstSteps steps={club.steps.map((id) => ({ id, ...steps[id] }))} />
}
