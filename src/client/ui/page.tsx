// The frame of a screen inside the shell: heading row with back button and actions, then the
// content in one column.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useDocumentTitle } from './document-title.ts'
import { IconButton } from './icon-button.tsx'
import { kit } from './words/kit.ts'

const widths = { narrow: 'max-w-md', normal: 'max-w-2xl', wide: 'max-w-5xl' } as const

export type PageProps = {
  title: string
  windowTitle?: string
  lead?: ReactNode
  back?: { label?: string; onPress: () => void }
  actions?: ReactNode
  width?: keyof typeof widths
  children: ReactNode
}

export function Page({
  title,
  windowTitle = title,
  lead,
  back,
  actions,
  width = 'normal',
  children,
}: PageProps) {
  useDocumentTitle(windowTitle)
  return (
    <div
      className={clsx('mx-auto flex w-full flex-col gap-4 px-4 pt-4 pb-24 sm:px-6', widths[width])}
    >
      <div className="flex items-start gap-1">
        {back !== undefined && (
          <IconButton
            icon={ArrowLeft}
            label={back.label ?? kit.back}
            onPress={back.onPress}
            className="-mt-1.5 -ml-2.5 print:hidden"
          />
        )}
        <div className="min-w-0 flex-1">
          {/* Shorter than a line, so that a title that doesn't fit beside the actions continues at
              full width below them. */}
          {actions !== undefined && (
            <div className="float-right -mt-1.5 -mb-2 ml-1 flex items-center gap-1 print:hidden">
              {actions}
            </div>
          )}
          <h1>{title}</h1>
          {lead !== undefined && <div className="mt-1 text-muted">{lead}</div>}
        </div>
      </div>
      {children}
    </div>
  )
}
