// A question or message that must be answered before anything else. Escape means cancel.
import { clsx } from 'clsx'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../button.tsx'
import { useShown } from './open-and-close.ts'

export type AlertWords = {
  title: string
  text?: string
  confirm: string
  /** Without it the dialog is a message with one button. */
  cancel?: string
  danger?: boolean
}

export type AlertDialogProps = AlertWords & {
  isOpen: boolean
  isPending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function AlertDialog({
  title,
  text,
  confirm,
  cancel,
  danger = false,
  isOpen,
  isPending = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  return (
    <ModalOverlay
      isOpen={useShown(isOpen)}
      onOpenChange={(open) => (open ? undefined : onCancel())}
      className="fixed inset-0 z-60 grid place-items-center bg-scrim p-4 transition-opacity duration-200 entering:opacity-0 exiting:opacity-0"
    >
      <Modal className="w-full max-w-sm rounded-3xl bg-card text-fg shadow-float transition duration-200 entering:scale-95 exiting:scale-95">
        <Dialog
          role="alertdialog"
          className="flex max-h-[85dvh] flex-col gap-2 overflow-y-auto p-6 outline-none"
        >
          <Heading slot="title" className="text-xl font-bold text-balance">
            {title}
          </Heading>
          {text !== undefined && <p className="whitespace-pre-line text-muted">{text}</p>}
          <div className={clsx('mt-4 grid gap-3', cancel !== undefined && 'grid-cols-2')}>
            {cancel !== undefined && (
              <Button variant="plain" onPress={onCancel}>
                {cancel}
              </Button>
            )}
            <Button
              variant={danger ? 'solidDanger' : 'primary'}
              isPending={isPending}
              onPress={onConfirm}
            >
              {confirm}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
