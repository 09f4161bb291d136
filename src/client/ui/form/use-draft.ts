// What a form holds: the draft as it is typed, and what is wrong with its fields. What others change
// meanwhile does not move what is being typed: the draft starts once, with what a reload of the page
// interrupted.
import { useEffect, useState } from 'react'
import { openKeptDraft } from './kept-draft.ts'

/** What is wrong, by field. */
export type Problems<Draft, Problem> = Partial<Record<keyof Draft, Problem>>

/** `tries` counts what was refused: each time the focus goes to the first problem. */
type Held<Draft, Problem> = { draft: Draft; problems: Problems<Draft, Problem>; tries: number }

export type DraftState<Draft extends object, Problem> = Held<Draft, Problem> & {
  /** Takes what was typed or chosen. */
  change: (changes: Partial<Draft>) => void
  /** Refuses the draft: by the form's own rules, or as the server did. No problems clear all. */
  refuse: (problems: Problems<Draft, Problem>) => void
  /** Takes another draft, as a prefill makes one. Its problems stay. */
  replace: (draft: Draft) => void
}

/**
 * `about`: the id of what the form changes, where its page has more than one; otherwise what was
 * typed into one of them would show up in another. A problem goes once its field is changed. With
 * `recheck` a change is judged anew, where one field can mend another, or problems show while one
 * types; `left` are the problems of the other fields.
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

/** Whether anything is wrong. */
export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0

const withoutFields = <T extends object>(problems: T, changes: object): T =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changes))) as T
