import type { ParsedInput } from '#contract/contract.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { CallContext } from '../../handler.ts'
import { changeFounding, describeFounding } from '../founding/commands.ts'
import {
  approve,
  changeMode,
  decline,
  declineNetwork,
  inviteToRegister,
  mailInvitations,
} from '../registration/commands.ts'
import { removeInvitation } from '../registration/queries.ts'
import type { OperatorLogLine } from './queries.ts'

const acts = ['setRegistration', 'setFounding', 'approve', 'decline', 'invite', 'uninvite'] as const
type Asked = ParsedInput<'operators-act'>
export type RegistrationAct = Extract<Asked, { act: (typeof acts)[number] }>

export const isRegistrationAct = (input: Asked): input is RegistrationAct =>
  acts.some((act) => act === input.act)

type Line = Result<Pick<OperatorLogLine, 'command' | 'detail'>, 'request-not-found' | 'bad-input'>

export async function actOnRegistration(
  context: CallContext,
  input: RegistrationAct,
): Promise<Line> {
  switch (input.act) {
    case 'setRegistration':
      if ((await changeMode(context, input.mode)) === 'fixed')
        return refuse('bad-input', { field: 'registration', fault: 'fixed' })
      return ok({ command: 'registration mode', detail: input.mode })
    case 'setFounding':
      await changeFounding(context, input.what, input)
      return ok({ command: 'registration founding', detail: describeFounding(input.what, input) })
    case 'approve':
    case 'decline':
      return 'ofNetwork' in input && input.ofNetwork
        ? declineAll(context, input.requestId)
        : decide(context, input)
    case 'invite':
      return inviteBy(context, input)
    case 'uninvite':
      if (!(await removeInvitation(context.tx, input.id))) return refuse('request-not-found')
      return ok({ command: 'registration uninvite' })
  }
}

async function decide(
  context: CallContext,
  { act, requestId }: Extract<RegistrationAct, { requestId: string }>,
): Promise<Line> {
  const email =
    act === 'approve'
      ? await approve(context, { requestId }, context.actor.userId)
      : await decline(context, { requestId })
  if (email === null) return refuse('request-not-found')
  await mailInvitations(context, context.deps)
  return ok({ command: `registration ${act}`, detail: email })
}

async function declineAll(context: CallContext, requestId: string): Promise<Line> {
  const [email, ...others] = await declineNetwork(context, { requestId })
  if (email === undefined) return refuse('request-not-found')
  return ok({ command: 'registration decline', detail: `${email} +${others.length}` })
}

async function inviteBy(
  context: CallContext,
  { email, uses, days }: Extract<RegistrationAct, { act: 'invite' }>,
): Promise<Line> {
  const { actor, language, deps } = context
  await inviteToRegister(context, {
    email: email?.toLowerCase() ?? null,
    uses: email === null ? uses : 1,
    days,
    language,
    createdBy: actor.userId,
  })
  await mailInvitations(context, deps)
  return ok({ command: 'registration invite', detail: email ?? String(uses) })
}
