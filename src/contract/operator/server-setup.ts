import * as v from 'valibot'
import { isLinkKey } from '#domain/contact/personal-link.ts'
import { setupStates, setupSteps } from '#domain/operator/server-setup.ts'
import { call } from '../call.ts'

export const start = v.object({
  page: v.literal('start'),
  steps: v.array(v.object({ id: v.picklist(setupSteps), state: v.picklist(setupStates) })),
  email: v.string(),
  isMailSent: v.boolean(),
  backedUp: v.nullable(v.string()),
})

export const serverClaim = call({
  name: 'operators-claim',
  who: 'visitor',
  kind: 'write',
  isOwn: true,
  limit: 'registration',
  summary: 'By the setup link, whoever is signed in becomes the first owner of this server.',
  input: v.strictObject({ key: v.pipe(v.string(), v.check(isLinkKey)) }),
  output: v.object({ isOwner: v.boolean() }),
  refusals: ['link-not-found', 'too-many-requests'],
})
