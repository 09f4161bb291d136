// A single text like useState that survives a reload, as drafts do.
import { useDraft } from './use-draft.ts'

export function useKeptText(name: string, start = ''): [string, (text: string) => void] {
  const { draft, change } = useDraft(() => ({ text: start }), name)
  return [draft.text, (text) => change({ text })]
}
