// The database's search columns match domain/text/search.ts.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldText } from '#domain/text/search.ts'
import { readCases } from '#test/support/cases.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let kay: TestPlayer
let socket: Awaited<ReturnType<TestApp['socket']>>
beforeAll(async () => {
  app = await startTestApp()
  kay = await app.signedIn('Kay')
  socket = await app.socket(kay.token)
})
afterAll(() => app.close())

const keeper = { kind: 'player' as const }
const note = (name: string, more: { email?: string; phone?: string } = {}) =>
  kay.must('contacts-add', {
    keeper,
    name,
    email: more.email ?? null,
    phone: more.phone ?? null,
    skillSelf: null,
    language: 'en',
    note: '',
  })
async function find(text: string): Promise<string[]> {
  const window = socket.subscribe('contacts-list', {
    keeper,
    text,
    limit: 500,
  })
  const { contacts } = await window.next()
  // The same question again would share its frames, also one from before the latest note.
  window.close()
  return contacts.map(({ name }) => name)
}

test('every letter of Latin, Greek and Cyrillic is folded the same way by both', async () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index))
  const letters = [
    ...range(0x21, 0x7f),
    ...range(0xa1, 0x250),
    ...range(0x370, 0x530),
    '’',
    '–',
    'ẞ',
  ]
  const names = letters.map((letter) => `x${letter}x`)
  await sql`insert into contacts (contact_id, player_id, keeper_id, name, language, link_key, created)
    select gen_random_uuid(), null, ${kay.playerId}, name, 'en', left(md5(name), 22), now()
    from unnest(${names}::text[]) name`.execute(app.db)
  const { rows } = await sql<{ name: string; search: string }>`
    select name, search from contacts where name = any(${names}::text[])`.execute(app.db)
  expect(rows).toHaveLength(names.length)
  const folded = rows.map(({ name, search }) => [name, search.trim().replaceAll(/\s+/g, ' ')])
  expect(folded).toEqual(rows.map(({ name }) => [name, foldText(name)]))
  await sql`delete from contacts where name = any(${names}::text[])`.execute(app.db)
})

test.each(readCases('search.txt'))(
  'a contact called %j is found by %j',
  async (name = '', typed = '') => {
    await note(name)
    expect(await find(typed)).toContain(name)
  },
)

test.each(['5550100141', '(555) 010-0141', '555.010.0141', '+1 555', 'o’brien uma'])(
  'a phone number and an address are found by %j',
  async (typed) => {
    if ((await find('Uma')).length === 0)
      await note('Uma', { phone: '+1 (555) 010-0141', email: "o'brien+uma@example.org" })
    expect(await find(typed)).toEqual(['Uma'])
  },
)
