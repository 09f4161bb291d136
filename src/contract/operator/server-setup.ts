import * as v from 'valibot'
import { demoCounts } from '#domain/operator/demo.ts'
import { setupStates, setupSteps } from '#domain/operator/server-setup.ts'
import { call } from '../call.ts'
import { linkKey } from '../link/claim.ts'

export const start = v.object({
  page: v.literal('start'),
  steps: v.array(v.object({ id: v.picklist(setupSteps), state: v.picklist(setupStates) })),
  email: v.string(),
  isMailSent: v.boolean(),
  backedUp: v.nullable(v.string()),
})

export const demo = v.object({
  page: v.literal('demo'),
  emptied: v.nullable(v.string()),
  counts: v.object(v.entriesFromList(demoCounts, v.number())),
  keptAccount: v.nullable(v.string()),
})

export const serverClaim = call({
  name: 'operators-claim',
  who: 'visitor',
  kind: 'write',
  isOwn: true,
  limit: 'registration',
  summary:
    'By the setup link, the signed-in account that says yes becomes the first owner of this server.',
  input: v.strictObject({
    key: linkKey,
    isConfirmed: v.optional(v.boolean(), false),
  }),
  output: v.object({ isOwner: v.boolean(), account: v.nullable(v.string()) }),
  refusals: ['link-not-found', 'too-many-requests'],
})
