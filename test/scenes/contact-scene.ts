// Shared setup of contact tests: a keeper with contacts, their links, and mail results.
import type { CallInput, CallOutput } from '#contract/contract.ts'
import { hashMailbox } from '#server/db/accounts/mailboxes.ts'
import { signReader } from '#server/notices/stop-mails.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'
import { until } from '../support/until.ts'
import { eventFieldsAt, type Fields } from './event-scene.ts'
import { proveAddress } from './notification-scene.ts'

export const mine = { kind: 'player' as const }

type Noted = Partial<Omit<CallInput<'contacts-add'>, 'keeper'>> & {
  keeper?: CallInput<'contacts-add'>['keeper']
}

export type Contact = CallOutput<'contacts-add'> & { key: string; email: string }
let made = 0

export async function aContact(
  app: TestApp,
  keeper: TestPlayer,
  noted: Noted = {},
): Promise<Contact> {
  made += 1
  const email = `contact${made}@example.org`
  const added = await keeper.must('contacts-add', {
    keeper: mine,
    name: `Maria ${made}`,
    email,
    phone: null,
    skillSelf: 3.5,
    language: 'en',
    note: '',
    ...noted,
  })
  return { ...added, email: noted.email ?? email, key: await keyOf(app, added.contactId) }
}

export async function keyOf(app: TestApp, contactId: string): Promise<string> {
  const { linkKey } = await app.db
    .selectFrom('contacts')
    .select('linkKey')
    .where('contactId', '=', contactId)
    .executeTakeFirstOrThrow()
  return app.deps.linkKeys.show(linkKey)
}

export async function anEventBy(
  organizer: TestPlayer,
  location: string,
  changes: Partial<Fields> = {},
): Promise<string> {
  const { eventId } = await organizer.must('events-create', {
    fields: eventFieldsAt(location, changes),
    status: 'published',
  })
  return eventId
}

export const readerOf = (
  { deps }: Pick<TestApp, 'deps'>,
  email: string,
  senderId = 'nobody',
): string => signReader(deps.links, { senderId, mailbox: hashMailbox(email) })

export const answerBy = (
  app: TestApp,
  { key, email }: Pick<Contact, 'key' | 'email'>,
  eventId: string,
  answer: CallInput<'links-answer'>['answer'],
) => app.visitor.call('links-answer', { key, eventId, answer, reader: readerOf(app, email) })

/** Asks to claim a contact and returns the mailed code; '' when no code was mailed. */
export async function askToClaim(
  app: TestApp,
  player: TestPlayer,
  { key, email }: Pick<Contact, 'key' | 'email'>,
) {
  const listMails = () => app.mailbox.mails.filter(({ to }) => to === email)
  const before = listMails().length
  const asked = await player.call('contacts-claim', { key })
  if (!asked.ok || asked.value.state !== 'code') return { asked, code: '' }
  const { text } = await until('the mail with the code', () => listMails()[before])
  return { asked, code: /^\d{6}$/m.exec(text)?.[0] ?? '' }
}

export async function claimBy(
  app: TestApp,
  player: TestPlayer,
  contact: Pick<Contact, 'key' | 'email'>,
) {
  await proveAddress(app, player)
  const { asked, code } = await askToClaim(app, player, contact)
  return code === '' ? asked : player.call('contacts-claim', { key: contact.key, code })
}

export const comeIn = (guests = 0) => ({ kind: 'in' as const, guests })
export const out = { kind: 'out' as const }
