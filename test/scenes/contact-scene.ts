// What tests of contacts share: a keeper with contacts, their links, and what became of the mails.
import type { CallInput, CallOutput } from '#contract/contract.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'
import { eventFieldsAt, type Fields } from './event-scene.ts'

export const mine = { kind: 'player' as const }

type Noted = Partial<Omit<CallInput<'contacts-add'>, 'keeper'>> & {
  keeper?: CallInput<'contacts-add'>['keeper']
}

/** A contact with its key, as its keeper notes it. */
export type Contact = CallOutput<'contacts-add'> & { key: string; email: string }
let made = 0

/** Notes somebody; each has an address of their own. */
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

/** The key of a contact's link as it is now. */
export async function keyOf(app: TestApp, contactId: string): Promise<string> {
  const { linkKey } = await app.db
    .selectFrom('contacts')
    .select('linkKey')
    .where('contactId', '=', contactId)
    .executeTakeFirstOrThrow()
  return app.deps.linkKeys.show(linkKey)
}

/** A published event of a player; public unless `changes` say something else. */
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

/** Answers through a link, without a session. */
export const answerBy = (
  app: TestApp,
  { key }: Pick<Contact, 'key'>,
  eventId: string,
  answer: CallInput<'links-answer'>['answer'],
) => app.visitor.call('links-answer', { key, eventId, answer })

export const comeIn = (guests = 0) => ({ kind: 'in' as const, guests })
export const out = { kind: 'out' as const }
