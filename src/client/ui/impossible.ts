// Numbers that cannot be: marked in their field, and a form that holds one is not sent.

/** On the input of such a number. */
export const impossibleMark = { 'data-impossible': true } as const

/** Moves the focus to the first impossible number of a form; false when there is none. */
export function focusImpossible(form: HTMLElement): boolean {
  const input = form.querySelector<HTMLElement>('[data-impossible]')
  input?.closest('details')?.setAttribute('open', '')
  input?.focus()
  return input !== null
}
