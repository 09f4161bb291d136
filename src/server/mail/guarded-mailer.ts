// Guards all outgoing mail: suppressed addresses get only what their owner asks for, the many
// spellings of one mailbox get little, and addresses that a mail server rejects as nonexistent are
// suppressed.
import { toMailbox } from '#domain/contact/outreach.ts'
import { findSuppressed } from '../db/accounts/suppressed-addresses.ts'
import type { Deps } from '../deps.ts'
import { MailRefusal, type Mail, type Mailer } from './mail.ts'
import { suppressAddress } from './suppress-address.ts'

type Guard = Pick<Deps, 'db' | 'bus' | 'clock' | 'limiter' | 'log'>

/** A notification that is held back rejects; other mail is dropped silently. */
export const guardMailer = (mailer: Mailer, guard: Guard): Mailer => ({
  ...(mailer.atOnce !== undefined && { atOnce: mailer.atOnce }),
  ...(mailer.close !== undefined && { close: () => mailer.close?.() }),
  send: async (mail) => {
    if (!(await mayBeSent(guard, mail))) {
      guard.log.info({ purpose: mail.purpose }, 'a mail was kept back: its address takes none')
      if (mail.purpose === 'notice') throw new MailRefusal('mail', '', 'the address takes no mail')
      return
    }
    try {
      await mailer.send(mail)
    } catch (error) {
      if (
        error instanceof MailRefusal &&
        error.verdict === 'address' &&
        mail.purpose !== 'operator'
      )
        await suppressAddress(guard, {
          address: mail.to,
          reason: 'bounced',
          status: error.status,
          source: 'hand-over',
        })
      throw error
    }
  },
})

async function mayBeSent({ db, limiter }: Guard, { to, purpose }: Mail): Promise<boolean> {
  if (purpose === 'operator') return true
  // Warnings to an owner are never held back, because anyone could use up the limit of requested
  // mails.
  if (purpose === 'asked' && (await hasManyForms(limiter, to))) return false
  if ((await findSuppressed(db, to)) === null) return true
  return (
    purpose === 'asked' &&
    (await limiter.take('suppressed-mail', { of: 'one', key: to.toLowerCase() })) === null
  )
}

async function hasManyForms(limiter: Guard['limiter'], to: string): Promise<boolean> {
  const mailbox = toMailbox(to)
  if (mailbox === to.toLowerCase()) return false
  return (await limiter.take('mailbox-forms', { of: 'one', key: mailbox })) !== null
}
