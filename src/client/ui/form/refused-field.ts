// The field that a refusal names: the server says which part of the input cannot be.
import type { Refusal } from '#domain/shared/refusal.ts'

/** 'website' for an input whose `fields.website` is wrong; null when no field is named. */
export function refusedField({ code, params }: Refusal): string | null {
  const path = code === 'bad-input' ? params?.['field'] : undefined
  if (typeof path !== 'string') return null
  const [field = ''] = path.replace(/^fields\./, '').split('.')
  return field === '' ? null : field
}
