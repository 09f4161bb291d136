// Acts about registration, of the console and the terminal alike.
import { randomBytes } from 'node:crypto'
import {
  formatTicket,
  invitationDays,
  type RegistrationMode,
} from '#domain/registration/registration.ts'
import type { Language } from '#domain/shared/language.ts'
import { listFixed } from '../../core/branding/fixed-setting-queries.ts'
import { findRegistrationMode } from '../../core/registration/registration-queries.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import {
  addInvitation,
  claimUnmailed,
  saveMode,
  takeNetwork,
  takeRequest,
  type RequestKey,
} from './queries.ts'

const dayMs = 86_400_000
const mailedAtOnce = 50

type Unit = Pick<UnitOfWork, 'tx' | 'now'>

export async function changeMode(
  { tx, now }: Unit,
  mode: RegistrationMode,
  { isFile = false }: { isFile?: boolean } = {},
): Promise<boolean | 'fixed'> {
  if ((await findRegistrationMode(tx)) === mode) return false
  if (!isFile && (await listFixed(tx)).includes('registration')) return 'fixed'
  await saveMode(tx, mode, now)
  return true
}

type Invited = {
  email: string | null
  language: Language
  uses: number
  days: number
  createdBy: string | null
}

export async function inviteToRegister(
  { tx, now }: Unit,
  { days, ...invited }: Invited,
): Promise<string> {
  const linkKey = randomBytes(16).toString('base64url')
  await addInvitation(tx, { ...invited, linkKey, ends: now + days * dayMs }, now)
  return linkKey
}

export async function approve(
  unit: Unit,
  key: RequestKey,
  createdBy: string | null,
): Promise<string | null> {
  const request = await takeRequest(unit.tx, key)
  if (request === null) return null
  const { email, language } = request
  await inviteToRegister(unit, { email, language, uses: 1, days: invitationDays, createdBy })
  return request.email
}

export const decline = async ({ tx }: Unit, key: RequestKey): Promise<string | null> =>
  (await takeRequest(tx, key))?.email ?? null

export const declineNetwork = ({ tx }: Unit, key: RequestKey): Promise<string[]> =>
  takeNetwork(tx, key)

type Linking = { linkKeys: LinkKeys; publicUrl: string }

export function toInvitationLink({ linkKeys, publicUrl }: Linking, linkKey: string): string {
  const link = new URL('/register', publicUrl)
  link.hash = `invitation=${formatTicket({ pass: 'invitation', key: linkKeys.show(linkKey) })}`
  return link.href
}

/** The terminal can't send mail, so invitations wait in the store. */
export async function mailInvitations(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  linking: Linking,
): Promise<number> {
  const unmailed = await claimUnmailed(tx, now, mailedAtOnce)
  for (const { linkKey, email, language } of unmailed) {
    const link = toInvitationLink(linking, linkKey)
    effects.mail(composeMail('invited', { to: email, link, language }))
  }
  return unmailed.length
}

export const mailWaitingInvitations = (deps: Deps): Promise<number> =>
  transact(deps, deps.clock.now(), (unit) => mailInvitations(unit, deps))
