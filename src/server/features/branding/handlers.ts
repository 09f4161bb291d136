// branding-contact: asked by the help page alone, so that no other window carries it.
import { ok } from '#domain/shared/result.ts'
import { defineHandlers } from '../../handler.ts'

export const brandingHandlers = defineHandlers<'branding-contact'>({
  'branding-contact': ({ deps }) =>
    Promise.resolve(ok({ contact: deps.branding.current().contact })),
})
