// Extracts the field that a refusal names as invalid.
import type { Refusal } from '#domain/shared/refusal.ts'

export function refusedField({ code, params }: Refusal): string | null {
  const path = code === 'bad-input' ? params?.['field'] : undefined
  if (typeof path !== 'string') return null
  const [field = ''] = path.replace(/^fields\./, '').split('.')
  return field === '' ? null : field
}
