// The mail to the owner of a known address that someone tried to register again.
import { languageOfCookies } from '#domain/shared/language.ts'
import { forgetRegistration } from '../core/registration/registration-queries.ts'
import { repeatRegistration } from '../db/accounts/auth-records.ts'
import type { Deps } from '../deps.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mail.ts'
import type { TrackedDatabase } from './current-transaction.ts'
import { isPlaceholderEmail } from './providers.ts'

/**
 * Takes as long as a registration, so that timing doesn't reveal a known address; the mail isn't
 * awaited.
 */
export async function welcomeBack(
  deps: Deps,
  tracked: TrackedDatabase,
  to: string,
  request: Request | undefined,
): Promise<void> {
  await repeatRegistration(tracked.current(), deps.newId())
  await forgetRegistration(tracked.current(), to)
  if (isPlaceholderEmail(to)) return
  const mail = composeMail('existingAccount', {
    to,
    link: new URL('/signin', deps.publicUrl).href,
    language: languageOfCookies(request?.headers.get('cookie')),
  })
  sendUnlessFlooded(deps, mail).catch((error: unknown) =>
    deps.log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'),
  )
}

async function sendUnlessFlooded(
  { limiter, mailer }: Pick<Deps, 'limiter' | 'mailer'>,
  mail: Mail,
): Promise<void> {
  if (
    (await limiter.take('existing-account-mail', { of: 'one', key: mail.to.toLowerCase() })) ===
    null
  )
    await mailer.send(mail)
}
