// The name and look of the installation, for every window.
import * as v from 'valibot'
import { brandingSchema } from '#domain/branding/branding.ts'
import { call, defineContract, live } from '../call.ts'

export const currentBranding = live({
  name: 'branding-current',
  who: 'visitor',
  summary: 'The name and look of this installation.',
  input: v.strictObject({}),
  output: v.object({
    ...v.pick(brandingSchema, ['name', 'shortName', 'hue', 'source']).entries,
    logo: v.string(),
    isNamed: v.boolean(),
  }),
  refusals: [],
})

export const brandingContact = call({
  name: 'branding-contact',
  who: 'visitor',
  kind: 'read',
  isOwn: true,
  summary: 'Where people of this installation ask for help.',
  input: v.strictObject({}),
  output: v.object({ contact: v.string() }),
  refusals: [],
})

export const brandingContract = defineContract({
  nouns: { branding: 'server' },
  calls: [brandingContact],
  live: [currentBranding],
})
