// One text of a form, held as useState holds it and kept as drafts are.
import { useDraft } from './use-draft.ts'

/** `name` tells it from the other texts of its page: what is written, with the id of what it's about. */
export function useKeptText(name: string, start = ''): [string, (text: string) => void] {
  const { draft, change } = useDraft(() => ({ text: start }), name)
  return [draft.text, (text) => change({ text })]
}
