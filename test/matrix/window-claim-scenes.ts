// A player claims a contact without an address, and the keeper reverts it.
import { aContact, type Contact } from '#test/scenes/contact-scene.ts'
import type { Scene } from './window-story.ts'

let contact: Contact | undefined
const getContact = (): Contact => {
  if (contact === undefined) throw new Error('no contact was noted')
  return contact
}

export const claimScenes: readonly Scene[] = [
  {
    by: 'contacts-claim',
    how: 'of whom the keeper is asked',
    before: async ({ app, olga }) => {
      contact = await aContact(app, olga, { name: 'Nell', email: null })
    },
    act: ({ ann }) => ann.must('contacts-claim', { key: getContact().key }),
  },
  {
    by: 'contacts-answerClaim',
    how: 'with a yes',
    act: ({ olga }) =>
      olga.must('contacts-answerClaim', {
        contactId: getContact().contactId,
        playerId: 'ann',
        isTheirs: true,
      }),
  },
  {
    by: 'contacts-undoClaim',
    act: ({ olga }) => olga.must('contacts-undoClaim', { contactId: getContact().contactId }),
  },
  {
    by: 'contacts-declineClaim',
    before: async ({ app, olga, cal }) => {
      const { email } = await app.db
        .selectFrom('auth_users')
        .select('email')
        .where('id', '=', cal.userId)
        .executeTakeFirstOrThrow()
      await app.db
        .updateTable('auth_users')
        .set({ emailVerified: true })
        .where('id', '=', cal.userId)
        .execute()
      contact = await aContact(app, olga, { name: 'Cal C.', email })
    },
    act: ({ cal }) => cal.must('contacts-declineClaim', { contactId: getContact().contactId }),
  },
]
