// The first steps of a new account, club, venue or league, for people who can take them. Hidden
// once all are done.
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { firstStepsTexts } from '#words/en/app/first-steps.ts'
import { useTexts } from '../../i18n/texts.ts'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'

export type FirstStep = {
  id: string
  icon: LucideIcon
  title: string
  detail?: string
  link?: LinkProps
  onPress?: () => void
}

export function FirstSteps({ title, steps }: { title?: string; steps: readonly FirstStep[] }) {
  const t = useTexts(firstStepsTexts)
  if (steps.length === 0) return null
  const heading = title ?? t.title
  return (
    <Section title={heading}>
      <List label={heading}>
        {steps.map((step) => (
          <li key={step.id}>
            <Step {...step} />
          </li>
        ))}
      </List>
    </Section>
  )
}

function Step({ icon: Icon, title, detail, link, onPress }: FirstStep) {
  const waits = link === undefined && onPress === undefined
  const content = (
    <RowContent
      leading={
        <Icon
          aria-hidden
          size={20}
          className={clsx('shrink-0', waits ? 'text-muted' : 'text-brand')}
        />
      }
      title={<span className={clsx('whitespace-normal', waits && 'text-muted')}>{title}</span>}
      {...(detail === undefined
        ? {}
        : { detail: <span className="whitespace-normal">{detail}</span> })}
      {...(waits ? {} : { trailing: <ChevronRight aria-hidden size={20} /> })}
    />
  )
  if (link !== undefined)
    return (
      <Link {...link} className={rowClasses}>
        {content}
      </Link>
    )
  if (onPress !== undefined)
    return (
      <button type="button" className={rowClasses} onClick={onPress}>
        {content}
      </button>
    )
  return <div className="flex min-h-14 items-center gap-3 px-4 py-2">{content}</div>
}
