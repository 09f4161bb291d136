// Mails somebody the link that proves their address, as they ask or as an operator does for them.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { addressCodeDigits, addressCodeMs, addressLinkMs } from '#domain/account/account.ts'
import { defaultLanguage, type Language } from '#domain/shared/language.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { isPlaceholderEmail } from '../../auth/providers.ts'
import { findOwnSuppressed } from '../../db/accounts/suppressed-addresses.ts'
import type { Database } from '../../db/open-database.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { confirmAddressPath } from '../../notices/confirm-address-page.ts'
import * as store from './queries.ts'

type Sending = Pick<UnitOfWork, 'tx' | 'effects' | 'now'> & {
  language: Language
  deps: Pick<Deps, 'links' | 'publicUrl'>
}
type Owner = { userId: string; sessionId: string | null }
type Sent = { kind: 'verifyAddress' | 'leaveAddress' | 'enterAddress'; to: string }

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
/** Keyed, because a plain hash over so few codes could be brute-forced. */
export const hashCode = ({ links }: Pick<Deps, 'links'>, userId: string, code: string): string =>
  hashToken(links.sign('address-code', { userId, code }))

const makeCode = (): string =>
  String(randomInt(10 ** addressCodeDigits)).padStart(addressCodeDigits, '0')

export async function sendLink(
  { tx, effects, now, language, deps }: Sending,
  { userId, sessionId }: Owner,
  { kind, to }: Sent,
  link: store.AddressLink,
): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const code = kind === 'leaveAddress' ? null : makeCode()
  await store.saveLink(tx, userId, {
    ...link,
    tokenHash: hashToken(token),
    expires: now + addressLinkMs,
    sessionId,
    code:
      code === null ? null : { hash: hashCode(deps, userId, code), expires: now + addressCodeMs },
  })
  const path =
    kind === 'leaveAddress'
      ? `/player/settings/email#${token}`
      : confirmAddressPath(token, language)
  effects.mail(
    composeMail(kind, {
      to,
      link: new URL(path, deps.publicUrl).href,
      language,
      ...(code !== null && { code }),
    }),
  )
}

export async function findUnconfirmed(
  tx: Database,
  userId: string,
): Promise<Result<string, 'email-verified' | 'no-email'>> {
  const { email, emailVerified } = await store.lockPerson(tx, userId)
  if (isPlaceholderEmail(email)) return refuse('no-email')
  const isAsked = !emailVerified || (await findOwnSuppressed(tx, userId)) !== null
  return isAsked ? ok(email) : refuse('email-verified')
}

/** The terminal can't send mail, so it waits in the store. */
export async function askForConfirmation(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  userId: string,
): Promise<Result<string, 'email-verified' | 'no-email'>> {
  const email = await findUnconfirmed(tx, userId)
  if (email.ok) await store.addConfirmation(tx, userId, now)
  return email
}

const mailedAtOnce = 50

export const mailConfirmations = (deps: Deps): Promise<void> =>
  transact(deps, deps.clock.now(), async (unit) => {
    for (const userId of await store.takeConfirmations(unit.tx, mailedAtOnce)) {
      const email = await findUnconfirmed(unit.tx, userId)
      if (!email.ok) continue
      const language = (await store.findLanguage(unit.tx, userId)) ?? defaultLanguage
      await sendLink(
        { ...unit, language, deps },
        { userId, sessionId: null },
        { kind: 'verifyAddress', to: email.value },
        { kind: 'verify', email: email.value },
      )
    }
  })
