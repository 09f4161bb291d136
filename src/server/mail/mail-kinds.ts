// The e-mails of sign-in, by what they are for.
import {
  passwordChangedMailTexts,
  secondFactorOnMailTexts,
  secondFactorOffMailTexts,
  resetMailTexts,
  existingAccountMailTexts,
  signInLinkMailTexts,
  verifyAddressMailTexts,
  leaveAddressMailTexts,
  enterAddressMailTexts,
  wrongPasswordsMailTexts,
} from '#words/en/mail/account-mails.ts'

export type MailWords = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  button: string
  /** What leads to a code that is typed instead. */
  code?: string
  after: readonly string[]
  signature: string
}

export const mailWords = {
  passwordChanged: passwordChangedMailTexts,
  secondFactorOn: secondFactorOnMailTexts,
  secondFactorOff: secondFactorOffMailTexts,
  reset: resetMailTexts,
  existingAccount: existingAccountMailTexts,
  signInLink: signInLinkMailTexts,
  verifyAddress: verifyAddressMailTexts,
  leaveAddress: leaveAddressMailTexts,
  enterAddress: enterAddressMailTexts,
  wrongPasswords: wrongPasswordsMailTexts,
} as const
export type MailKind = keyof typeof mailWords
