// The input of the sign-in screens, checked before it is sent. The last address is
// remembered in memory, from one of these screens to the next.
import * as v from 'valibot'
import { addressSchema } from '#domain/mail/address.ts'
import { passwordMax, passwordMin } from '#domain/onboarding/password.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { getStored } from '../../device/storage.ts'
import type { AuthTrouble } from './auth-trouble.ts'

export type AuthFieldName = 'email' | 'password'
export type AuthFieldErrors = Partial<Record<AuthFieldName, AuthTrouble>>

let lastEmail = ''

/** The address typed last on this page, else that of a personal link, to begin with. */
export const rememberedEmail = (): string =>
  lastEmail === '' ? (getStored('personalEmail') ?? '') : lastEmail

/** One field of a form as text. */
export function fieldText(form: HTMLFormElement, name: AuthFieldName): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The address, remembered; null when it is none. */
export function readEmail(text: string): string | null {
  const email = v.safeParse(addressSchema, text)
  if (email.success) lastEmail = email.output
  return email.success ? email.output : null
}

/** What is wrong with a password one chooses, if anything. */
export const newPasswordTrouble = (password: string): AuthTrouble | undefined =>
  password.length < passwordMin || password.length > passwordMax ? 'password-length' : undefined

const passwordTroubles: ReadonlySet<unknown> = new Set<AuthTrouble>([
  'password-length',
  'password-common',
  'password-personal',
])

/** True for what is wrong with the chosen password itself: it is said at its field. */
export const isPasswordTrouble = (trouble: AuthTrouble | Refusal): trouble is AuthTrouble =>
  passwordTroubles.has(trouble)

/** True when nothing is wrong; else the first wrong field gets the focus. */
export function isAllRight(form: HTMLFormElement, errors: AuthFieldErrors): boolean {
  const wrong = (['email', 'password'] as const).find((name) => errors[name] !== undefined)
  const field = wrong === undefined ? null : form.elements.namedItem(wrong)
  if (field instanceof HTMLElement) field.focus()
  return wrong === undefined
}
