// Detects forms and sheets with text in them, so that no reload is offered meanwhile.

const typedInto: ReadonlySet<string> = new Set([
  'text',
  'email',
  'tel',
  'url',
  'number',
  'password',
  'textarea',
])

export const isFormFilled = (page: ParentNode = document): boolean =>
  [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form input, [role=dialog] input, textarea',
    ),
  ].some(({ type, value }) => typedInto.has(type) && value.trim() !== '')
