// The state of a form: the draft and its problems. Changes by others don't affect what is being
// typed: the draft starts once, restored after a page reload.
import { useEffect, useState } from 'react'
import { openKeptDraft } from './kept-draft.ts'

export type Problems<Draft, Problem> = Partial<Record<keyof Draft, Problem>>

type Held<Draft, Problem> = { draft: Draft; problems: Problems<Draft, Problem>; tries: number }

export type DraftState<Draft extends object, Problem> = Held<Draft, Problem> & {
  change: (changes: Partial<Draft>) => void
  refuse: (problems: Problems<Draft, Problem>) => void
  replace: (draft: Draft) => void
}

/**
 * `about`: the id of what the form changes, if its page has several, so that their drafts don't
 * mix. A problem clears once its field changes. `recheck` validates again on each change, for
 * fields that depend on each other or validation while typing; `left` are the problems of the other
 * fields.
 */
export function useDraft<Draft extends object, Problem>(
  start: () => Draft,
  about = '',
  recheck?: (
    draft: Draft,
    tries: number,
    left: Problems<Draft, Problem>,
  ) => Problems<Draft, Problem>,
): DraftState<Draft, Problem> {
  const [kept] = useState(() => openKeptDraft(start(), about))
  const [held, setHeld] = useState<Held<Draft, Problem>>(() => ({
    draft: kept.first,
    problems: {},
    tries: 0,
  }))
  useEffect(() => {
    if (held.draft !== kept.first) kept.keep(held.draft)
  }, [kept, held.draft])
  useEffect(() => () => kept.drop(), [kept])
  return {
    ...held,
    change: (changes) =>
      setHeld(({ draft, problems, tries }) => {
        const changed = { ...draft, ...changes }
        const left = withoutFields(problems, changes)
        return {
          draft: changed,
          problems: recheck?.(changed, tries, left) ?? left,
          tries,
        }
      }),
    refuse: (problems) =>
      setHeld(({ draft, tries }) => ({
        draft,
        problems,
        tries: hasProblems(problems) ? tries + 1 : tries,
      })),
    replace: (draft) => setHeld((now) => ({ ...now, draft })),
  }
}

export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0

const withoutFields = <T extends object>(problems: T, changes: object): T =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changes))) as T
