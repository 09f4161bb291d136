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
  claimCodeMailTexts,
  claimedMailTexts,
} from '#words/en/mail/account-mails.ts'
import type { MailPurpose } from './mail.ts'

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
  claimCode: claimCodeMailTexts,
  claimed: claimedMailTexts,
} as const
export type MailKind = keyof typeof mailWords

/**
 * Whether an e-mail is one that its owner asks for and that proves the address: only such ones are
 * tried where mail came back before.
 */
export const mailPurposes: Readonly<Record<MailKind, Extract<MailPurpose, 'account' | 'asked'>>> = {
  passwordChanged: 'account',
  secondFactorOn: 'account',
  secondFactorOff: 'account',
  reset: 'asked',
  existingAccount: 'account',
  signInLink: 'asked',
  verifyAddress: 'asked',
  leaveAddress: 'account',
  enterAddress: 'asked',
  wrongPasswords: 'account',
  claimCode: 'account',
  claimed: 'account',
}
