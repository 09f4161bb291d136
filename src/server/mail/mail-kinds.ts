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
  noAccountMailTexts,
  invitedMailTexts,
  backupFailedMailTexts,
  backupKeyMailTexts,
  testMailTexts,
} from '#words/en/mail/account-mails.ts'
import type { MailPurpose } from './mail.ts'

export type MailWords = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  button: string
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
  noAccount: noAccountMailTexts,
  invited: invitedMailTexts,
  backupFailed: backupFailedMailTexts,
  backupKey: backupKeyMailTexts,
  testMail: testMailTexts,
} as const
export type MailKind = keyof typeof mailWords

/**
 * 'asked' mails are requested by the owner and prove the address, so only they are tried at
 * suppressed addresses.
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
  noAccount: 'account',
  invited: 'account',
  backupFailed: 'account',
  backupKey: 'account',
  testMail: 'asked',
}
