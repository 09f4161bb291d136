// The version a client should run; older ones offer to reload.
import * as v from 'valibot'
import { live, defineContract } from './call.ts'

export const currentVersion = live({
  name: 'version-current',
  who: 'visitor',
  summary: 'The current client version.',
  input: v.strictObject({}),
  output: v.object({ value: v.string() }),
  refusals: [],
})

export const versionContract = defineContract({
  nouns: { version: 'server' },
  live: [currentVersion],
})
