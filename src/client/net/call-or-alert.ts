// The one way to do what a tap asks for: a refusal is shown here, and the caller only looks at
// whether to go on.
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Result } from '#domain/shared/result.ts'
import { refusalText } from '../i18n/refusals.ts'
import { alertUser } from '../ui/overlay/dialogs.ts'
import { call, type CallOptions } from './call.ts'

export async function callOrAlert<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<Result<CallOutput<Name>>> {
  const answer = await call(name, input, options)
  if (!answer.ok) await alertUser(refusalText(answer.refusal))
  return answer
}
