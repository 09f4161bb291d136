import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { explainStatus } from '#domain/mail/refused-mail.ts'
import { addressesShown, failedMailShown } from '#domain/operator/console.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { isPlaceholderEmail } from '../../auth/providers.ts'
import {
  countSuppressed,
  liftSuppression,
  listSuppressed,
} from '../../db/accounts/suppressed-addresses.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { composeLook, findLook, listLooks } from '../../notices/mail-looks.ts'
import { countWaitingMail, hurryRetries, listFailedMail } from './console-queries.ts'

type Shown<P> = Extract<CallOutput<'operators-see'>, { page: P }>
type Asked = ParsedInput<'operators-act'>
const acts = ['clearAddress', 'hurryMail'] as const
export type MailAct = Extract<Asked, { act: (typeof acts)[number] }>

export const isMailAct = (input: Asked): input is MailAct => acts.some((act) => act === input.act)

type Line = { command: string; userId?: string; detail?: string }

export async function actOnMail(
  unit: UnitOfWork,
  input: MailAct,
): Promise<Result<Line, 'player-not-found'>> {
  if (input.act === 'hurryMail')
    return ok({ command: 'mail again', detail: String(await hurryMail(unit)) })
  if (!(await clearAddress(unit, input.account))) return refuse('player-not-found')
  return ok({ command: 'suppressed clear', userId: input.account })
}

export async function clearAddress({ tx, effects }: UnitOfWork, userId: string): Promise<boolean> {
  if (!(await liftSuppression(tx, userId))) return false
  effects.publish(topics.user(userId))
  return true
}

export async function hurryMail({ tx, effects, now }: UnitOfWork): Promise<number> {
  const hurried = await hurryRetries(tx, now)
  if (hurried > 0) effects.publish(topics.deliveries())
  return hurried
}

export async function showMail({ actor, tx, deps }: CallContext): Promise<Shown<'mail'>> {
  const waiting = await countWaitingMail(tx)
  const failed = await listFailedMail(tx, failedMailShown)
  const addresses = await listSuppressed(tx, addressesShown)
  return {
    page: 'mail',
    email: actor.email,
    isMailSent: deps.installation.mail === 'server',
    waiting: waiting.map((row) => ({ ...row, next: row.next.toISOString() })),
    failed: failed.map(({ outcome, email, ended, ...row }) => ({
      ...row,
      email: email === null || isPlaceholderEmail(email) ? null : email,
      isRefused: outcome === 'refused',
      ended: ended.toISOString(),
    })),
    blocked: await countSuppressed(tx),
    addresses: addresses.map(({ userId, address, reason, status, since }) => ({
      userId,
      address,
      reason,
      why: explainStatus(status),
      since: since.toISOString(),
    })),
  }
}

export function showMailLook(
  { deps: { publicUrl } }: Pick<CallContext, 'deps'>,
  { look: asked, language }: Extract<ParsedInput<'operators-see'>, { page: 'mailLook' }>,
): Shown<'mailLook'> {
  const look = findLook(asked)
  return {
    page: 'mailLook',
    look,
    looks: listLooks(language, publicUrl),
    html: composeLook(look, language, publicUrl).html,
  }
}
