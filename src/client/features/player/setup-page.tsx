// The frame of the setup: progress in three steps, one question, one button.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { setupTexts } from '#words/en/player/setup.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useDocumentTitle } from '../../ui/document-title.ts'

const steps = [1, 2, 3] as const

export function SetupPage({
  step,
  title,
  lead,
  children,
}: {
  step?: (typeof steps)[number]
  title: string
  lead: string
  children: ReactNode
}) {
  const t = useTexts(setupTexts)
  useDocumentTitle(title)
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 pt-8 pb-24">
      {step !== undefined && (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-semibold text-brand">
            {t.step({ n: step, of: steps.length })}
          </p>
          <div aria-hidden className="flex gap-2">
            {steps.map((n) => (
              <span
                key={n}
                className={clsx('h-1.5 flex-1 rounded-full', n <= step ? 'bg-brand' : 'bg-line')}
              />
            ))}
          </div>
        </div>
      )}
      <div className="flex flex-col gap-2">
        <h1>{title}</h1>
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </div>
  )
}
