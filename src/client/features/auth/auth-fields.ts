// Validates the input of the sign-in screens. The last address is kept in memory across these
// screens.
import * as v from 'valibot'
import { addressSchema } from '#domain/mail/address.ts'
import { passwordMax, passwordMin } from '#domain/onboarding/password.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { getStored } from '../../device/storage.ts'
import type { AuthTrouble } from './auth-trouble.ts'

export type AuthFieldName = 'email' | 'password'
export type AuthFieldErrors = Partial<Record<AuthFieldName, AuthTrouble>>

let lastEmail = ''

export const rememberedEmail = (): string =>
  lastEmail === '' ? (getStored('personalEmail') ?? '') : lastEmail

export function fieldText(form: HTMLFormElement, name: AuthFieldName): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export function readEmail(text: string): string | null {
  const email = v.safeParse(addressSchema, text)
  if (email.success) lastEmail = email.output
  return email.success ? email.output : null
}

export const newPasswordTrouble = (password: string): AuthTrouble | undefined =>
  password.length < passwordMin || password.length > passwordMax ? 'password-length' : undefined

const passwordTroubles: ReadonlySet<unknown> = new Set<AuthTrouble>([
  'password-length',
  'password-common',
  'password-personal',
])

export const isPasswordTrouble = (trouble: AuthTrouble | Refusal): trouble is AuthTrouble =>
  passwordTroubles.has(trouble)

export function isAllRight(form: HTMLFormElement, errors: AuthFieldErrors): boolean {
  const wrong = (['email', 'password'] as const).find((name) => errors[name] !== undefined)
  const field = wrong === undefined ? null : form.elements.namedItem(wrong)
  if (field instanceof HTMLElement) field.focus()
  return wrong === undefined
}
