// A form around a draft. An invalid number prevents submitting; a refused field gets the focus,
// which also makes its error read out.
import { useEffect, useRef, type ReactNode } from 'react'
import { focusField, focusImpossible } from '../impossible.ts'

const firstInvalid =
  '[data-invalid] input:not([type=hidden]), [data-invalid] textarea, [data-invalid] button[aria-haspopup], select[aria-invalid]'

type DraftFormProps = {
  tries: number
  onSubmit: () => void
  className: string
  children: ReactNode
}

/** Focus moves on a submit only, so that fixing one of two problems doesn't move it. */
export function DraftForm({ tries, onSubmit, className, children }: DraftFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0 && form.current !== null) focusField(form.current, firstInvalid)
  }, [tries])
  return (
    <form
      ref={form}
      noValidate
      className={className}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!focusImpossible(submitted.currentTarget)) onSubmit()
      }}
    >
      {children}
    </form>
  )
}
