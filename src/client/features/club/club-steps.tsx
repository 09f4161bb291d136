// The next steps of a young club, for its owner. A step that is done is gone.
import { Link } from '@tanstack/react-router'
import { CalendarPlus, ChevronRight, PenLine, UserPlus } from 'lucide-react'
import type { ClubStep } from '#domain/club/club-steps.ts'
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { useTexts } from '../../i18n/texts.ts'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import type { ClubPage } from './club-page.ts'

type ClubStepsProps = { club: ClubPage; onDescribe: () => void; onInvite: () => void }

const icons = { describe: PenLine, invite: UserPlus, event: CalendarPlus } as const

export function ClubSteps({ club, onDescribe, onInvite }: ClubStepsProps) {
  const t = useTexts(clubHomeTexts)
  if (club.steps.length === 0) return null
  const labels = { describe: t.describeStep, invite: t.inviteStep, event: t.eventStep }
  const content = (step: ClubStep) => {
    const Icon = icons[step]
    return (
      <RowContent
        leading={<Icon aria-hidden size={20} className="shrink-0 text-brand" />}
        title={labels[step]}
        trailing={<ChevronRight aria-hidden size={20} />}
      />
    )
  }
  return (
    <Section title={t.stepsTitle}>
      <List label={t.stepsTitle}>
        {club.steps.map((step) => (
          <li key={step}>
            {step === 'event' ? (
              <Link
                to="/createevent/{-$first}/{-$second}/{-$third}"
                params={{ first: club.locationId }}
                className={rowClasses}
              >
                {content(step)}
              </Link>
            ) : (
              <button
                type="button"
                className={rowClasses}
                onClick={step === 'describe' ? onDescribe : onInvite}
              >
                {content(step)}
              </button>
            )}
          </li>
        ))}
      </List>
    </Section>
  )
}
