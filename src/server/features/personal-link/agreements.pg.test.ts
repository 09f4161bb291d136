// Agreements behind a personal link: In requires them, they are recorded as signed by link, and
// follow the contact into its account.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import {
  aContact,
  answerBy,
  anEventBy,
  claimBy,
  comeIn,
  mine,
  out,
} from '#test/scenes/contact-scene.ts'
import { rosterInWords } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterAll(() => app.close())

const waiver: Omit<CallInput<'agreements-save'>, 'owner'> = {
  agreementId: null,
  title: 'Waiver',
  textEn: 'Play at your own risk.',
  textEs: 'Juegas por tu cuenta.',
  repeats: 'once',
  seasonFrom: null,
  seasonUntil: null,
  forGuests: true,
  forMinors: true,
}
const refused = (code: string) => ({ ok: false, refusal: { code } })

async function anAsking(changes: Parameters<typeof anEventBy>[2] = {}) {
  made += 1
  const olga = await app.signedIn(`Signer${made}`)
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location, { guestsPerPlayer: 2, ...changes })
  const owner = { kind: 'event' as const, eventId }
  const { agreementId } = await olga.must('agreements-save', { owner, ...waiver })
  await olga.must('events-inviteContacts', {
    eventId,
    keeper: mine,
    contactIds: [maria.contactId],
  })
  return { olga, maria, eventId, owner, agreementId }
}
type Asking = Awaited<ReturnType<typeof anAsking>>

async function sign({ maria, eventId }: Asking, guests: string[] = []) {
  const { key } = maria
  const asked = { key, eventId, guests: guests.length }
  const { agreements } = await app.visitor.must('links-agreements', asked)
  return app.visitor.call('links-accept', {
    key,
    eventId,
    versionIds: agreements.map(({ versionId }) => versionId),
    typedName: 'Maria Example',
    guardian: '',
    guests,
  })
}
const recordOf = async (olga: TestPlayer, eventId: string) =>
  (await olga.must('agreements-roster', { eventId })).players

test('In is refused until the agreement is signed, and then it is kept as signed by link', async () => {
  const asking = await anAsking()
  const { olga, maria, eventId } = asking
  expect(await answerBy(app, maria, eventId, comeIn())).toMatchObject({
    refusal: { code: 'agreement-needed', params: { n: 1 } },
  })
  const { key } = maria
  expect(await app.visitor.must('links-agreements', { key, eventId, guests: 0 })).toMatchObject({
    agreements: [{ title: 'Waiver', textEs: 'Juegas por tu cuenta.', forMinors: true }],
  })
  expect(await sign(asking)).toMatchObject({ ok: true })
  expect(await answerBy(app, maria, eventId, comeIn())).toMatchObject({ ok: true })
  expect(await recordOf(olga, eventId)).toMatchObject([
    {
      playerId: maria.playerId,
      missing: 0,
      signed: { typedName: 'Maria Example', way: 'link', recordedBy: null },
    },
  ])
  const stored = await app.db
    .selectFrom('agreement_acceptances as s')
    .innerJoin('agreement_versions as v', 'v.versionId', 's.versionId')
    .select(['v.version', 'v.hash', 's.way', 's.accepted'])
    .where('s.playerId', '=', maria.playerId)
    .execute()
  expect(stored).toEqual([
    {
      version: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      way: 'link',
      accepted: new Date(app.clock.now()),
    },
  ])
})

test('Out asks for nothing, and more guests ask for their names', async () => {
  const asking = await anAsking()
  const { maria, eventId } = asking
  expect(await answerBy(app, maria, eventId, out)).toMatchObject({ ok: true })
  await sign(asking)
  expect(await answerBy(app, maria, eventId, comeIn())).toMatchObject({ ok: true })
  expect(await answerBy(app, maria, eventId, comeIn(1))).toMatchObject({
    refusal: { code: 'agreement-needed' },
  })
  expect(await sign(asking, ['Guest Example'])).toMatchObject({ ok: true })
  expect(await answerBy(app, maria, eventId, comeIn(1))).toMatchObject({ ok: true })
})

test('what changed in between is not signed, and other keys and events sign nothing', async () => {
  const asking = await anAsking()
  const { olga, maria, eventId, owner, agreementId } = asking
  const { key } = maria
  const { agreements } = await app.visitor.must('links-agreements', { key, eventId, guests: 0 })
  await olga.must('agreements-save', { owner, ...waiver, agreementId, textEn: 'Other words.' })
  const signed = {
    eventId,
    versionIds: agreements.map(({ versionId }) => versionId),
    typedName: 'Maria Example',
    guardian: '',
    guests: [],
  }
  expect(await app.visitor.call('links-accept', { key, ...signed })).toEqual(
    refused('agreement-changed'),
  )
  const stranger = await aContact(app, olga)
  expect(await app.visitor.call('links-accept', { ...signed, key: stranger.key })).toEqual(
    refused('event-not-found'),
  )
  const closed = { key: `${key}x`, ...signed }
  expect(await app.visitor.call('links-accept', closed)).toEqual(refused('link-not-found'))
})

test('an organizer that answers for a contact is not asked, and the roster shows what is missing', async () => {
  const { olga, maria, eventId } = await anAsking()
  const { playerId } = maria
  await olga.must('events-answerFor', { eventId, playerId, answer: 'in', guests: 0 })
  expect(await recordOf(olga, eventId)).toMatchObject([{ playerId, missing: 1, signed: null }])
})

test('a full event says so before anything is signed, to players and to contacts', async () => {
  const asking = await anAsking({
    minPlayers: 2,
    maxPlayers: 2,
    maxWaitlist: 0,
    guestsPerPlayer: 0,
  })
  const { olga, maria, eventId } = asking
  const others = await Promise.all(
    ['One', 'Two', 'Late'].map((name) => app.signedIn(`${name}${made}`)),
  )
  for (const { playerId } of others.slice(0, 2))
    await olga.must('events-addPlayer', { eventId, playerId })
  expect(await rosterInWords(app.db, eventId)).not.toContain('?')
  expect(await answerBy(app, maria, eventId, comeIn())).toEqual(refused('event-full'))
  expect(await others[2]?.call('events-signUp', { eventId, guests: 0 })).toEqual(
    refused('event-full'),
  )
})

test('what was signed by link goes along when the contact becomes an account', async () => {
  const asking = await anAsking()
  const { olga, maria, eventId } = asking
  await sign(asking)
  await answerBy(app, maria, eventId, comeIn())
  const claimer = await app.signedIn(`Claimer${made}`)
  await claimBy(app, claimer, maria)
  expect(await recordOf(olga, eventId)).toMatchObject([
    { playerId: claimer.playerId, missing: 0, signed: { way: 'link', recordedBy: null } },
  ])
})
