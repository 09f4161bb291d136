// Shared by the account sections: the sign-in methods, and messages for success and problems.
import type { CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import type { Read } from '../../net/use-read.ts'
import type { AuthProblem } from '../../session/auth.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

export type SignInMethods = CallOutput<'account-signInMethods'>
export type MethodsProps = { methods: Read<SignInMethods> }

export const sayDone = (title: string): void => void showToast({ title })

const problemWords = {
  'wrong-credentials': 'wrongPassword',
  'password-length': 'passwordLength',
  'password-common': 'passwordCommon',
  'password-personal': 'passwordPersonal',
  'not-fresh': 'notFresh',
  'email-unverified': 'needsVerified',
  'passkey-unverified': 'passkeyUnverified',
  'no-answer': 'noAnswer',
} as const satisfies Partial<Record<AuthProblem, string>>

const hasWords = (problem: AuthProblem): problem is keyof typeof problemWords =>
  problem in problemWords

export function problemText(problem: AuthProblem | Refusal): string {
  if (typeof problem === 'object') return refusalText(problem)
  const t = pick(accountTexts)
  return t[hasWords(problem) ? problemWords[problem] : 'failedTry']
}
