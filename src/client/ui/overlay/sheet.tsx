// A modal sheet: from the bottom on a phone, centered on a larger screen. It traps the focus and
// restores it on close.
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../icon-button.tsx'
import { labels } from '../words/labels.ts'
import { useLeaving, useShown } from './open-and-close.ts'

export const scrimClasses =
  'fixed inset-0 z-50 flex items-end justify-center bg-scrim transition-opacity duration-200 entering:opacity-0 exiting:opacity-0 sm:items-center sm:p-6'

const panel =
  'flex max-h-[85dvh] w-full flex-col rounded-t-3xl bg-card text-fg shadow-float transition duration-320 ease-out entering:translate-y-full exiting:translate-y-full ' +
  'sm:max-w-lg sm:rounded-3xl sm:duration-200 sm:entering:translate-y-4 sm:entering:opacity-0 sm:exiting:translate-y-4 sm:exiting:opacity-0'

export type SheetProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
}

export function Sheet({ title, isOpen, onClose, children, footer }: SheetProps) {
  const { isLeaving, leave } = useLeaving(onClose)
  return (
    <ModalOverlay
      isDismissable
      isOpen={useShown(isOpen)}
      isExiting={isLeaving}
      onOpenChange={(open) => (open ? undefined : leave())}
      className={scrimClasses}
    >
      <Modal className={panel}>
        <Dialog className="flex min-h-0 flex-col outline-none">
          <span
            aria-hidden
            className="mx-auto mt-2 block h-1 w-10 shrink-0 rounded-full bg-line sm:hidden"
          />
          <header className="flex shrink-0 items-center justify-between gap-3 pt-2 pr-3 pl-4 sm:pt-4">
            <Heading slot="title" className="min-w-0 text-xl font-bold">
              {title}
            </Heading>
            <IconButton icon={X} label={labels.close} onPress={leave} />
          </header>
          <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-4 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
          {footer !== undefined && (
            <footer className="shrink-0 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
