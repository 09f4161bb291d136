// The reset mail: a link to /reset with a token that works once, for ten minutes. The token stands
// behind the #, out of server and proxy logs; the database holds only its hash.
import { randomBytes } from 'node:crypto'
import { resetLinkS } from '#domain/account/account.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Deps } from '../deps.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { isPlaceholderEmail } from './providers.ts'

type Records = {
  findUserByEmail(email: string): Promise<{ user: { id: string; email: string } } | null>
  createVerificationValue(value: {
    identifier: string
    value: string
    expiresAt: Date
  }): Promise<unknown>
}

export function passwordReset(
  deps: Pick<Deps, 'mailer' | 'publicUrl' | 'limiter' | 'security'>,
  records: Promise<Records>,
): (email: string, language: Language) => Promise<void> {
  return async (email, language) => {
    const address = email.toLowerCase()
    const isFlooded = (await deps.limiter.take('reset-mail', { of: 'one', key: address })) !== null
    if (isFlooded || isPlaceholderEmail(address)) return
    const found = await (await records).findUserByEmail(address)
    if (found === null) {
      deps.security.record({
        kind: 'password-reset-asked',
        outcome: 'refused',
        reason: 'address-unknown',
        triedEmail: address,
      })
      return
    }
    deps.security.record({
      kind: 'password-reset-asked',
      outcome: 'done',
      userId: found.user.id,
      triedEmail: address,
    })
    const token = randomBytes(24).toString('base64url')
    const expiresAt = new Date(Date.now() + resetLinkS * 1000)
    await (
      await records
    ).createVerificationValue({
      identifier: `reset-password:${token}`,
      value: found.user.id,
      expiresAt,
    })
    const link = new URL(`/reset#token=${token}`, deps.publicUrl).href
    await deps.mailer.send(composeMail('reset', { to: found.user.email, link, language }))
  }
}
