import { useState, type ReactNode } from 'react'
import type { ButtonVariant } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'

type ActSheetProps = {
  label: string
  variant: ButtonVariant
  title: string
  onDone: () => void
  renderForm: (onDone: () => void) => ReactNode
}

export function ActSheet({ label, variant, title, onDone, renderForm }: ActSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant={variant} size="sm" onPress={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet title={title} isOpen={isOpen} onClose={close}>
        {renderForm(() => {
          close()
          onDone()
        })}
      </Sheet>
    </>
  )
}
