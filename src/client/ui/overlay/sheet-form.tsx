// A short form inside a sheet, submitted by its button or Enter without leaving the page.
import type { ReactNode } from 'react'
import { focusImpossible } from '../impossible.ts'

export function SheetForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!focusImpossible(submitted.currentTarget)) onSubmit()
      }}
    >
      {children}
    </form>
  )
}
