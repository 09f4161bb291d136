// Error texts of sign-in, register and reset.
import type { Refusal } from '#domain/shared/refusal.ts'
import { authProblemTexts } from '#words/en/auth/auth.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'

export type AuthTrouble = keyof typeof authProblemTexts

export const authTroubleText = (trouble: AuthTrouble | Refusal): string =>
  typeof trouble === 'string' ? pick(authProblemTexts)[trouble] : refusalText(trouble)
