import { ownTextTexts } from '#words/en/operator/texts.ts'
import { useTexts } from '../../../i18n/texts.ts'

export type Fixed = (field: string) => { isReadOnly?: true; description?: string }

export function useFixed(fields: readonly string[]): Fixed {
  const t = useTexts(ownTextTexts)
  return (field) => (fields.includes(field) ? { isReadOnly: true, description: t.fixed } : {})
}
