// Whether a form or a sheet with words in it is on the screen: then nothing asks to load the page
// again.

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
