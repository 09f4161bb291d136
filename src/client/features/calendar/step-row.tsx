// The next steps of a new account in one row, as high as the next-event strip, so that five weeks
// still fit on a phone.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { firstStepsTexts } from '#words/en/app/first-steps.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { FirstStep } from '../../parts/steps/first-steps.tsx'

export function StepRow({
  steps,
  children,
}: {
  steps: readonly FirstStep[]
  children?: ReactNode
}) {
  const t = useTexts(firstStepsTexts)
  return (
    <ul
      aria-label={t.title}
      className="-mx-4 flex snap-x snap-proximity scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto overscroll-x-contain px-4"
    >
      {children !== false && children !== undefined && (
        <li className="w-72 shrink-0 snap-start">{children}</li>
      )}
      {steps.map((step) => (
        <li key={step.id} className="w-64 shrink-0 snap-start">
          <Step {...step} />
        </li>
      ))}
    </ul>
  )
}

function Step({ icon: Icon, title, detail, link }: FirstStep) {
  return (
    <Link
      {...link}
      className="flex min-h-22 items-center gap-3 rounded-2xl border border-line bg-card px-4 py-2 shadow-card outline-none focus-visible:ring-focus focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden size={20} className="shrink-0 text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
    </Link>
  )
}
