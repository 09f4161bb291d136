// E-mails the owner of an account when someone is guessing its password.
import { findMailbox } from '../db/accounts/password-records.ts'
import type { Deps } from '../deps.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { isPlaceholderEmail } from './providers.ts'

export async function mailAboutGuesses(
  { db, mailer, publicUrl }: Pick<Deps, 'db' | 'mailer' | 'publicUrl'>,
  email: string,
  guesses: number,
): Promise<void> {
  const mailbox = await findMailbox(db, email.toLowerCase())
  if (mailbox === null || isPlaceholderEmail(mailbox.email)) return
  const link = new URL('/player/settings/signin', publicUrl).href
  const mail = composeMail('wrongPasswords', {
    to: mailbox.email,
    link,
    language: mailbox.language,
  })
  await mailer.send({
    ...mail,
    text: mail.text.replaceAll('{guesses}', String(guesses)),
    html: mail.html.replaceAll('{guesses}', String(guesses)),
  })
}
