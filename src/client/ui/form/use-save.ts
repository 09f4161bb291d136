// Saving a draft: its own problems first, then those of the answer, at their fields or at the end.
import { useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { useBusy } from '../use-busy.ts'
import { hasProblems } from './use-draft.ts'

type Problems = Readonly<Record<string, unknown>>
type Saving<P extends Problems> = {
  refuse: (problems: P) => void
  toProblems: (refusal: Refusal) => P
  explain: (refusal: Refusal) => string
}

export function useSave<P extends Problems>({ refuse, toProblems, explain }: Saving<P>) {
  const [refused, setRefused] = useState('')
  const { busy, run } = useBusy<'save'>()
  const submit = (found: P, save: () => Promise<Result<unknown>>): void =>
    void run('save', async () => {
      refuse(found)
      if (hasProblems(found)) return
      const answer = await save()
      const atField = answer.ok ? null : toProblems(answer.refusal)
      const isAtField = atField !== null && hasProblems(atField)
      if (isAtField) refuse(atField)
      setRefused(answer.ok || isAtField ? '' : explain(answer.refusal))
    })
  return { refused, isPending: busy !== null, submit }
}
