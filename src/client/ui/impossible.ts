// Invalid numbers: marked in their field, and a form that has one is not submitted.

export const impossibleMark = { 'data-impossible': true } as const

export const focusImpossible = (form: HTMLElement): boolean => focusField(form, '[data-impossible]')

export function focusField(form: HTMLElement, selector: string): boolean {
  const field = form.querySelector<HTMLElement>(selector)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
  return field !== null
}
