// Decides about every new account. A door that isn't listed makes no accounts.
import { signInLinkS } from '#domain/account/account.ts'
import {
  formatTicket,
  mayRegister,
  parseTicket,
  type RegistrationDoor,
  type RegistrationMode,
  type Ticket,
} from '#domain/registration/registration.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import type { Database } from '../../db/open-database.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import {
  findAdmission,
  findInvitationTo,
  findRegistrationMode,
  forgetRegistration,
  hasContactLink,
  hasOpenClub,
  isInvitationUsable,
  saveAdmission,
  takeInvitation,
} from './registration-queries.ts'

export const doorsByPath: Readonly<Record<string, RegistrationDoor>> = {
  '/sign-up/email': 'password',
  '/magic-link/verify': 'mail',
  '/callback/:id': 'provider',
}

/** isProven: the person just showed that they read mail of this address. */
export type NewPerson = { email: string; isProven: boolean; ticket: Ticket | null }
type Asked = { db: Database; linkKeys: LinkKeys; now: number }

const ticketCookie = /(?:^|;\s*)invitation=([\w.-]{1,102})(?:;|$)/

export const readRegistrationTicket = (cookies: string | null | undefined): Ticket | null =>
  parseTicket(ticketCookie.exec(cookies ?? '')?.[1] ?? '')

const toKey = (email: string): string => email.toLowerCase()

async function checkTicket(
  { db, linkKeys, now }: Asked,
  ticket: Ticket,
  email: string,
): Promise<Ticket | null> {
  const { pass, key } = ticket
  if (pass === 'club') return isUuid(key) && (await hasOpenClub(db, key)) ? ticket : null
  const name = linkKeys.find(key)
  if (name === null) return null
  const isGood =
    pass === 'contact'
      ? await hasContactLink(db, name)
      : await isInvitationUsable(db, name, { email, now })
  return isGood ? { pass, key: name } : null
}

async function findByAddress({ db, now }: Asked, email: string): Promise<Ticket | null> {
  const admission = parseTicket((await findAdmission(db, { email, now })) ?? '')
  if (admission !== null) return admission
  const linkKey = await findInvitationTo(db, { email, now })
  return linkKey === null ? null : { pass: 'invitation', key: linkKey }
}

async function findPass(
  asked: Asked,
  mode: RegistrationMode,
  { email, isProven, ticket }: NewPerson,
): Promise<Ticket | null> {
  const held =
    ticket !== null && mayRegister(mode, ticket.pass)
      ? await checkTicket(asked, ticket, email)
      : null
  const found = held ?? (isProven ? await findByAddress(asked, email) : null)
  return found !== null && mayRegister(mode, found.pass) ? found : null
}

export async function isAdmitted(asked: Asked, newcomer: NewPerson): Promise<boolean> {
  const mode = await findRegistrationMode(asked.db)
  const person = { ...newcomer, email: toKey(newcomer.email) }
  return mode === 'open' || (await findPass(asked, mode, person)) !== null
}

/** Keeps the pass with the address, because the mail's link may be opened elsewhere. */
export async function admitByMail(
  asked: Asked,
  { email, ticket }: Omit<NewPerson, 'isProven'>,
): Promise<boolean> {
  const mode = await findRegistrationMode(asked.db)
  if (mode === 'open') return true
  const person = { email: toKey(email), isProven: true, ticket }
  const pass = await findPass(asked, mode, person)
  if (pass === null) return false
  const ends = asked.now + signInLinkS * 1000
  await saveAdmission(asked.db, { email: person.email, ticket: formatTicket(pass), ends })
  return true
}

/** True when the person may have an account; takes a use of their invitation. */
export async function admit(
  asked: Asked,
  door: RegistrationDoor | undefined,
  newcomer: NewPerson,
): Promise<boolean> {
  if (door === undefined) return false
  const person = { ...newcomer, email: toKey(newcomer.email) }
  const mode = await findRegistrationMode(asked.db)
  if (mode !== 'open' && !(await spendPass(asked, mode, person))) return false
  await forgetRegistration(asked.db, person.email)
  return true
}

async function spendPass(
  asked: Asked,
  mode: RegistrationMode,
  newcomer: NewPerson,
): Promise<boolean> {
  const pass = await findPass(asked, mode, newcomer)
  if (pass?.pass !== 'invitation') return pass !== null
  const { db, now } = asked
  return takeInvitation(db, pass.key, { email: newcomer.email, now })
}
