// Numbers that cannot be: marked in their field, and a form that holds one is not sent.

/** On the input of such a number. */
export const impossibleMark = { 'data-impossible': true } as const

/** Moves the focus to the first impossible number of a form; false when there is none. */
export const focusImpossible = (form: HTMLElement): boolean => focusField(form, '[data-impossible]')

/** Moves the focus to the first that matches, also where it is folded away; false without one. */
export function focusField(form: HTMLElement, selector: string): boolean {
  const field = form.querySelector<HTMLElement>(selector)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
  return field !== null
}
