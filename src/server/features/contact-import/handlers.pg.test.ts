// Contact imports through the API: checked in parts, then saved all or not at all.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contactsMax, type ContactFields } from '#domain/contact/contact.ts'
import { findDoubles } from '#domain/contact/doubles.ts'
import { limitMatches, lookupsADay } from '#domain/contact/lookup.ts'
import { aLocation, anAdmin, anEstablishedInstallation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { forgetOpenImports } from './jobs.ts'

let app: TestApp
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  await anEstablishedInstallation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const mine = { kind: 'player' as const }
const refused = (code: string) => ({ ok: false, refusal: { code } })
const hourMs = 3_600_000

const aKeeper = (ageDays = 30): Promise<TestPlayer> => {
  made += 1
  return app.signedIn(`Kim${made}`, { created: new Date(testStart - ageDays * 24 * hourMs) })
}

const person = (name: string, more: Partial<ContactFields> = {}): ContactFields => ({
  name,
  email: null,
  phone: null,
  skillSelf: null,
  language: 'en',
  note: '',
  ...more,
})
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    person(`P ${from + index}`, { email: `p${from + index}@example.org`, skillSelf: 3.25 }),
  )

const stage = async (player: TestPlayer, importId: string, rows: ContactFields[], from = 0) => {
  const staged = await player.must('contacts-stage', { importId, keeper: mine, from, rows })
  return staged.rows.map(({ state, problem }) => problem ?? state)
}
const commit = (player: TestPlayer, importId: string, leaveOut: number[] = []) =>
  player.call('contacts-commit', { importId, keeper: mine, leaveOut, mayContact: true })
const added = (count: number) => ({ ok: true, value: { added: count } })

const listNames = async (player: TestPlayer, limit = 50) => {
  const window = (await app.socket(player.token)).subscribe('contacts-list', {
    keeper: mine,
    text: '',
    limit,
  })
  const { total, contacts } = await window.next()
  return { total, names: contacts.map(({ name }) => name) }
}

test('rows are looked at in parts, and noted together without those left out', async () => {
  const kay = await aKeeper()
  const importId = randomUUID()
  const [first, second] = [people(3), [person('Zoe', { phone: '555 0100' }), person('Ana')]]
  expect(await stage(kay, importId, first)).toEqual(['new', 'new', 'new'])
  expect(await stage(kay, importId, second, 3)).toEqual(['new', 'new'])
  expect(await listNames(kay)).toEqual({ total: 0, names: [] })
  expect(await commit(kay, importId, [1])).toEqual(added(4))
  expect(await listNames(kay)).toEqual({ total: 4, names: ['Ana', 'P 0', 'P 2', 'Zoe'] })
  const left = await app.db.selectFrom('contact_import_rows').selectAll().execute()
  expect(left).toEqual([])
})

test('what was said about agreement stays with its player, its instant and its contacts', async () => {
  const kay = await aKeeper()
  const importId = randomUUID()
  await stage(kay, importId, people(2))
  app.clock.set(testStart + 60_000)
  await commit(kay, importId)
  expect(
    await app.db
      .selectFrom('contact_imports as i')
      .innerJoin('contacts as k', 'k.importId', 'i.importId')
      .select(['i.playerId', 'i.confirmed', 'i.added', 'k.addedBy', 'k.name'])
      .where('i.importId', '=', importId)
      .orderBy('k.name')
      .execute(),
  ).toEqual(
    ['P 0', 'P 1'].map((name) => ({
      playerId: kay.playerId,
      confirmed: new Date(testStart + 60_000),
      added: 2,
      addedBy: kay.playerId,
      name,
    })),
  )
})

test('an imported contact takes a place in an event as one that was added does', async () => {
  const kay = await aKeeper()
  const importId = randomUUID()
  await stage(kay, importId, people(1))
  await commit(kay, importId)
  const row = await app.db
    .selectFrom('contacts as k')
    .innerJoin('players as p', 'p.playerId', 'k.playerId')
    .select(['p.playerName', 'p.skillSelf', 'p.hidden', 'p.contact', 'k.linkKey'])
    .where('k.keeperId', '=', kay.playerId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    playerName: 'P 0',
    skillSelf: 3.25,
    hidden: true,
    contact: true,
    linkKey: expect.stringMatching(/^[\w-]{22}$/),
  })
})

test('doubles of the list and of the import are what the rule says', async () => {
  const kay = await aKeeper()
  const all = [
    person('Ana', { email: 'ana@example.org', phone: '+1 415 555 0101' }),
    person('Ben', { phone: '+1 (415) 555-0102' }),
    person('Cy'),
    person('ANA', { phone: '1-415-555-0101' }),
    person('Somebody', { email: 'ANA@example.org' }),
    person('ben', { email: 'ben@example.org', phone: '14155550102' }),
    person('cy'),
    person('Cy', { email: 'cy@example.org' }),
    person('Ana'),
    person('Dee', { phone: '+1 415 555 0101' }),
  ]
  const rule = findDoubles(all).map((place) => (place === null ? 'new' : 'double'))
  expect(await stage(kay, randomUUID(), all)).toEqual(rule)
  const first = randomUUID()
  await stage(kay, first, all.slice(0, 3))
  await commit(kay, first)
  expect((await stage(kay, randomUUID(), all)).slice(3)).toEqual(rule.slice(3))
  expect(await stage(kay, randomUUID(), all.slice(0, 3))).toEqual(['double', 'double', 'double'])
})

test('doubles are not noted, whoever added the first one meanwhile', async () => {
  const kay = await aKeeper()
  const importId = randomUUID()
  await stage(kay, importId, [...people(3), person('Again', { email: 'P1@example.org' })])
  await kay.must('contacts-add', { keeper: mine, ...person('Pia', { email: 'p0@example.org' }) })
  expect(await commit(kay, importId)).toEqual(added(2))
})

test('rows that can’t be noted say why, and are not noted', async () => {
  const kay = await aKeeper()
  const importId = randomUUID()
  expect(
    await stage(kay, importId, [
      person('  '),
      person('x'.repeat(41)),
      person('Ana', { email: 'ana at x' }),
      person('Ben\ud800'),
      person('Cy', { phone: '12' }),
      person('Dee', { skillSelf: 9 }),
      person('Eve', { note: 'x'.repeat(501) }),
      person(' Fay ', { email: ' FAY@example.org ', phone: ' ', note: ' ' }),
    ]),
  ).toEqual([
    'contact-name-missing',
    'contact-name-too-long',
    'contact-email-wrong',
    'contact-name-wrong',
    'contact-phone-wrong',
    'contact-skill-wrong',
    'contact-note-wrong',
    'new',
  ])
  expect(await commit(kay, importId)).toEqual(added(1))
  expect(await listNames(kay)).toEqual({ total: 1, names: ['Fay'] })
})

test('a row says that somebody plays here only by a proved address of a visible account', async () => {
  const [kay, ana, ben, cy, dee] = await Promise.all(Array.from({ length: 5 }, () => aKeeper()))
  if (!kay || !ana || !ben || !cy || !dee) throw new Error('five players')
  const prove = (player: TestPlayer, address: string, emailVerified: boolean) =>
    app.db
      .updateTable('auth_users')
      .set({ email: address, emailVerified })
      .where('id', '=', player.userId)
      .execute()
  await prove(ana, 'seen@example.org', true)
  await prove(ben, 'unproved@example.org', false)
  await prove(cy, 'hidden@example.org', true)
  await prove(dee, 'blocking@example.org', true)
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', cy.playerId)
    .execute()
  await app.db
    .insertInto('player_blocks')
    .values({ playerId: dee.playerId, blockedId: kay.playerId })
    .execute()
  const rows = ['seen', 'unproved', 'hidden', 'blocking'].map((word) =>
    person(word, { email: `${word}@example.org` }),
  )
  expect(await stage(kay, randomUUID(), rows)).toEqual(['player', 'new', 'new', 'new'])
  const newcomer = await aKeeper(1)
  const importId = randomUUID()
  expect(await stage(newcomer, importId, rows)).toEqual(['new', 'new', 'new', 'new'])
  expect(await commit(newcomer, importId)).toEqual(added(4))
})

test('an account learns of so many players a day, and of no more by bringing parts again', async () => {
  const kay = await aKeeper()
  const known = await app.signedIn(`Known${made}`)
  await app.db.updateTable('auth_users').set({ emailVerified: true }).execute()
  await app.db
    .insertInto('contact_lookups')
    .values({
      playerId: kay.playerId,
      looked: new Date(app.clock.now()),
      addresses: 400,
      matches: limitMatches(0) - 1,
    })
    .execute()
  const rows = [person('Known', { email: known.email })]
  expect(await stage(kay, randomUUID(), rows)).toEqual(['player'])
  expect(await stage(kay, randomUUID(), rows)).toEqual(['new'])
  app.clock.advance(24 * hourMs + 1)
  await forgetOpenImports(app.deps)
  expect(await app.db.selectFrom('contact_lookups').select('looked').execute()).toEqual([])
  expect(await stage(kay, randomUUID(), rows)).toEqual(['player'])
})

test('where few play, an account learns of a few of them only', async () => {
  const kay = await aKeeper()
  const all = await Promise.all(Array.from({ length: 8 }, () => aKeeper()))
  await app.db.updateTable('auth_users').set({ emailVerified: true }).execute()
  const rows = all.map(({ email }, index) => person(`Known ${index}`, { email }))
  const told = (await stage(kay, randomUUID(), rows)).filter((state) => state === 'player')
  expect(told).toHaveLength(limitMatches(0))
})

test('addresses beyond those of a day are looked up for nobody', async () => {
  const kay = await aKeeper()
  const known = await app.signedIn(`Known${made}`)
  await app.db.updateTable('auth_users').set({ emailVerified: true }).execute()
  await app.db
    .insertInto('contact_lookups')
    .values({
      playerId: kay.playerId,
      looked: new Date(app.clock.now()),
      addresses: lookupsADay.addresses - 2,
      matches: 0,
    })
    .execute()
  const rows = [...people(2), person('Known', { email: known.email })]
  expect(await stage(kay, randomUUID(), rows)).toEqual(['new', 'new', 'new'])
})

test('whether all addresses were compared is said, also where nothing was found', async () => {
  const isCompared = async (player: TestPlayer, rows: ReturnType<typeof people>) => {
    const part = { importId: randomUUID(), keeper: mine, from: 0, rows }
    return (await player.must('contacts-stage', part)).isCompared
  }
  const kay = await aKeeper()
  const known = await app.signedIn(`Known${made}`)
  await app.db.updateTable('auth_users').set({ emailVerified: true }).execute()
  expect(await isCompared(kay, people(2))).toBe(true)
  expect(await isCompared(await aKeeper(1), people(2))).toBe(false)
  await app.db
    .insertInto('contact_lookups')
    .values({
      playerId: kay.playerId,
      looked: new Date(app.clock.now()),
      addresses: lookupsADay.addresses - 4,
      matches: limitMatches(0) - 1,
    })
    .execute()
  expect(await isCompared(kay, people(1))).toBe(true)
  expect(await isCompared(kay, [person('Known', { email: known.email })])).toBe(false)
  expect(await isCompared(kay, [person('Phone only', { phone: '+1 555 123 4567' })])).toBe(true)
  expect(await isCompared(kay, people(3))).toBe(false)
})

test('bringing a part again replaces it, confirming again changes nothing', async () => {
  const kay = await aKeeper()
  const importId = randomUUID()
  await stage(kay, importId, people(3))
  await stage(kay, importId, [person('Only'), person(''), person('Other')])
  expect(await commit(kay, importId)).toEqual(added(2))
  expect(await commit(kay, importId)).toEqual(added(2))
  expect((await listNames(kay)).names).toEqual(['Only', 'Other'])
  expect(
    await kay.call('contacts-stage', { importId, keeper: mine, from: 0, rows: people(1) }),
  ).toEqual(refused('contact-import-not-found'))
  await kay.must('contacts-discard', { importId })
  expect((await listNames(kay)).total).toBe(2)
})

test('of two confirmations at once one notes the people, of two imports each person comes once', async () => {
  const kay = await aKeeper()
  const [one, other] = [randomUUID(), randomUUID()]
  await stage(kay, one, people(20))
  await stage(kay, other, people(20, 10))
  const answers = await Promise.all([commit(kay, one), commit(kay, one), commit(kay, other)])
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await listNames(kay, 100)).total).toBe(30)
})

test('an import of somebody else does not exist', async () => {
  const [kay, eve] = [await aKeeper(), await aKeeper()]
  const importId = randomUUID()
  await stage(kay, importId, people(1))
  expect(
    await eve.call('contacts-stage', { importId, keeper: mine, from: 0, rows: people(1) }),
  ).toEqual(refused('contact-import-not-found'))
  expect(await commit(eve, importId)).toEqual(refused('contact-import-not-found'))
  await eve.must('contacts-discard', { importId })
  expect(await commit(kay, importId)).toEqual(added(1))
})

test('an import that is dropped, or waits for an hour, leaves nothing', async () => {
  const kay = await aKeeper()
  const [dropped, old] = [randomUUID(), randomUUID()]
  await stage(kay, dropped, people(2))
  await kay.must('contacts-discard', { importId: dropped })
  await kay.must('contacts-discard', { importId: dropped })
  expect(await commit(kay, dropped)).toEqual(refused('contact-import-not-found'))
  await stage(kay, old, people(2))
  app.clock.set(testStart + hourMs + 1)
  await forgetOpenImports(app.deps)
  expect(await commit(kay, old)).toEqual(refused('contact-import-not-found'))
  expect(await listNames(kay)).toEqual({ total: 0, names: [] })
})

test('rights that are lost between looking and confirming end the import', async () => {
  const ada = await aKeeper()
  const place = await aLocation(app.db)
  await anAdmin(app.db, place, ada.playerId)
  const keeper = { kind: 'venue' as const, locationId: place }
  const importId = randomUUID()
  await ada.must('contacts-stage', { importId, keeper, from: 0, rows: people(1) })
  await app.db.deleteFrom('locations_admin').where('playerId', '=', ada.playerId).execute()
  expect(
    await ada.call('contacts-commit', { importId, keeper, leaveOut: [], mayContact: true }),
  ).toEqual(refused('not-allowed'))
  expect(
    await app.db.selectFrom('contacts').select('name').where('locationId', '=', place).execute(),
  ).toEqual([])
})

test('a list holds five thousand people, and one import brings no more', async () => {
  const kay = await aKeeper()
  const full = { ...refused('too-many-contacts') }
  expect(
    await kay.call('contacts-stage', {
      importId: randomUUID(),
      keeper: mine,
      from: contactsMax - 1,
      rows: people(2),
    }),
  ).toMatchObject(full)
  const importId = randomUUID()
  for (let from = 0; from < contactsMax; from += 200)
    await stage(kay, importId, people(200, from), from)
  await kay.must('contacts-add', { keeper: mine, ...person('First') })
  expect(await commit(kay, importId)).toMatchObject(full)
  expect(await commit(kay, importId, [7])).toEqual(added(contactsMax - 1))
})
