// A form around a draft. A number that cannot be keeps it from being sent; what was refused gets the
// focus, which also reads its problem out.
import { useEffect, useRef, type ReactNode } from 'react'
import { focusField, focusImpossible } from '../impossible.ts'

/** Each kind of field marks itself; the first of them in the order of the page. */
const firstInvalid =
  '[data-invalid] input:not([type=hidden]), [data-invalid] textarea, [data-invalid] button[aria-haspopup], select[aria-invalid]'

type DraftFormProps = {
  /** How often it was refused: useDraft counts it. */
  tries: number
  /** What its button and Enter in a field do. */
  onSubmit: () => void
  className: string
  children: ReactNode
}

/** Correcting one of two problems keeps the focus in it: only a try moves it. */
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
