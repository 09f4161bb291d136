// The name and look of the installation, for every window.
import * as v from 'valibot'
import { brandingSchema } from '#domain/branding/branding.ts'
import { defineContract, live } from '../call.ts'

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

export const brandingContract = defineContract({
  nouns: { branding: 'server' },
  live: [currentBranding],
})
