// A copy of the store opens no link, and links from earlier releases still work.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact, mine } from '#test/scenes/contact-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { up } from '../db/migrations/099-link-names.ts'
import { createLinkKeys } from './link-keys.ts'

let app: TestApp
let ann: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.signedIn('Ann')
})
afterAll(() => app.close())

const open = (key: string) => app.visitor.call('links-open', { key, isRead: true })
const findStored = async (contactId: string): Promise<string> => {
  const { linkKey } = await app.db
    .selectFrom('contacts')
    .select('linkKey')
    .where('contactId', '=', contactId)
    .executeTakeFirstOrThrow()
  return linkKey
}
const findLink = async (contactId: string): Promise<string> => {
  const listed = (await app.socket(ann.token)).subscribe('contacts-list', {
    keeper: mine,
    text: '',
    limit: 50,
  })
  const { contacts } = await listed.next()
  return contacts.find((one) => one.contactId === contactId)?.link?.slice('/i/'.length) ?? ''
}

test('what the store holds of a personal link opens nothing, alone or with a guess behind it', async () => {
  const { contactId } = await aContact(app, ann)
  const key = await findLink(contactId)
  expect(await open(key)).toMatchObject({ ok: true })
  const stored = await findStored(contactId)
  const foreign = createLinkKeys({
    current: 'the secret of another installation',
    previous: null,
  }).show(stored)
  for (const tried of [stored, foreign, `${stored}${'A'.repeat(16)}`, `${key.slice(0, -1)}~`])
    expect(await open(tried)).not.toMatchObject({ ok: true })
})

test('while SECRET is changed, a link signed with the one before opens', async () => {
  const before = createLinkKeys({ current: 'old', previous: null }).show('A'.repeat(22))
  expect(createLinkKeys({ current: 'new', previous: 'old' }).find(before)).toBe('A'.repeat(22))
  expect(createLinkKeys({ current: 'new', previous: null }).find(before)).toBeNull()
  const fresh = createLinkKeys({ current: 'new', previous: 'old' }).show('A'.repeat(22))
  expect(createLinkKeys({ current: 'new', previous: null }).find(fresh)).toBe('A'.repeat(22))
})

test('a link of before opens what it opened, is no longer stored, and ends with a new one', async () => {
  const { contactId } = await aContact(app, ann)
  const old = 'aLinkOfBefore_-0123456'
  await app.db
    .updateTable('contacts')
    .set({ linkKey: old })
    .where('contactId', '=', contactId)
    .execute()
  await up(app.db as unknown as Kysely<unknown>)
  expect(await findStored(contactId)).toBe(
    createHash('sha256').update(old).digest('base64url').slice(0, 22),
  )
  expect(await open(old)).toMatchObject({ ok: true })
  expect(await open(await findStored(contactId))).not.toMatchObject({ ok: true })
  expect(await open(await findLink(contactId))).toMatchObject({ ok: true })
  await ann.must('contacts-renewLink', { contactId })
  expect(await open(old)).not.toMatchObject({ ok: true })
  expect(await open(await findLink(contactId))).toMatchObject({ ok: true })
})
