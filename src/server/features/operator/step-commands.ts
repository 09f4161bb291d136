import { createHash, randomInt } from 'node:crypto'
import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { listSetupSteps, testMailDigits, testMailMs } from '#domain/operator/server-setup.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { loadGauges } from '../../db/gauges.ts'
import type { CallContext } from '../../handler.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { findSetupFacts, saveMailCode, skipStep, takeMailCode } from './setup-queries.ts'

const acts = ['skipStep', 'testMail', 'proveMail'] as const
type Asked = ParsedInput<'operators-act'>
export type StepAct = Extract<Asked, { act: (typeof acts)[number] }>

export const isStepAct = (input: Asked): input is StepAct => acts.some((act) => act === input.act)

type Done = Result<{ success: boolean }, 'code-wrong'>

const hashCode = ({ actor, deps }: CallContext, code: string): string =>
  createHash('sha256')
    .update(deps.links.sign('test-mail', { userId: actor.userId, code }))
    .digest('base64url')

export async function actOnSteps(context: CallContext, input: StepAct): Promise<Done> {
  switch (input.act) {
    case 'skipStep':
      await skipStep(context.tx, input.step)
      return ok({ success: true })
    case 'testMail':
      return sendTestMail(context)
    case 'proveMail':
      return proveMail(context, input.code)
  }
}

async function sendTestMail(context: CallContext): Promise<Done> {
  const { actor, tx, deps, effects, now, language } = context
  const code = String(randomInt(10 ** testMailDigits)).padStart(testMailDigits, '0')
  await saveMailCode(tx, { codeHash: hashCode(context, code), ends: now + testMailMs })
  const link = new URL('/operate?page=start&text=mail', deps.publicUrl).href
  effects.mail(composeMail('testMail', { to: actor.email, link, language, code }))
  return ok({ success: true })
}

async function proveMail(context: CallContext, code: string): Promise<Done> {
  const { actor, tx, deps, now } = context
  const counted = { of: 'one' as const, key: `test mail ${actor.userId}` }
  if ((await deps.limiter.take('address-code', counted)) !== null) return refuse('code-wrong')
  const isRight = await takeMailCode(tx, hashCode(context, code), now)
  return isRight ? ok({ success: true }) : refuse('code-wrong')
}

export async function loadStart({
  actor,
  tx,
  now,
  deps,
}: CallContext): Promise<CallOutput<'operators-see'>> {
  const { backedUp } = await loadGauges(tx, now)
  const facts = await findSetupFacts(tx, backedUp)
  return {
    page: 'start',
    steps: listSetupSteps(facts),
    email: actor.email,
    isMailSent: deps.installation.mail === 'server',
    backedUp: backedUp?.toISOString() ?? null,
  }
}
