// Agreements through the API: asking, signing, what a sign-up requires, and the record of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Save = CallInput<'agreements-save'>
const waiver: Omit<Save, 'owner'> = {
  agreementId: null,
  title: 'Waiver',
  textEn: 'Play at your own risk.',
  textEs: '',
  repeats: 'once',
  seasonFrom: null,
  seasonUntil: null,
  forGuests: false,
  forMinors: false,
}
const needed = (n = 1) => ({ refusal: { code: 'agreement-needed', params: { n } } })
const refused = (code: string) => ({ refusal: { code } })

async function aPlace(tag: string) {
  const [organizer, admin, ann] = [
    await app.signedIn(`${tag}-org`),
    await app.signedIn(`${tag}-adm`),
    await app.signedIn(`${tag}-ann`),
  ]
  const location = await aLocation(app.db)
  await anAdmin(app.db, location, admin.playerId)
  const eventId = await anEvent(
    app.db,
    { location, organizer: organizer.playerId },
    { guestsPerPlayer: 2 },
  )
  return { organizer, admin, ann, location, eventId }
}

const ask = (player: TestPlayer, eventId: string, guests = 0) =>
  player.call('events-signUp', { eventId, guests })

async function sign(player: TestPlayer, eventId: string, guests: string[] = []) {
  const { agreements } = await player.must('agreements-asked', { eventId, guests: guests.length })
  return player.call('agreements-accept', {
    eventId,
    versionIds: agreements.map(({ versionId }) => versionId),
    typedName: 'Ann Example',
    guardian: '',
    guests,
  })
}

describe('a sign-up', () => {
  test('is refused until the agreement of its event is signed, and is told which', async () => {
    const { organizer, ann, eventId } = await aPlace('aa')
    await organizer.must('agreements-save', { owner: { kind: 'event', eventId }, ...waiver })
    expect(await ask(ann, eventId)).toMatchObject(needed())
    const { agreements } = await ann.must('agreements-asked', { eventId, guests: 0 })
    expect(agreements).toMatchObject([{ title: 'Waiver', textEn: 'Play at your own risk.' }])
    expect(await ask(ann, eventId)).toMatchObject({
      refusal: { params: { versions: agreements[0]?.versionId } },
    })
    expect(await sign(ann, eventId)).toMatchObject({ ok: true })
    expect(await ask(ann, eventId)).toMatchObject({ ok: true })
    expect(await ann.must('agreements-asked', { eventId, guests: 0 })).toEqual({ agreements: [] })
  })

  test('needs what the venue asks, at each of its events, and once signed at none', async () => {
    const { organizer, admin, ann, location, eventId } = await aPlace('bb')
    const other = await anEvent(app.db, { location, organizer: organizer.playerId })
    await admin.must('agreements-save', {
      owner: { kind: 'venue', locationId: location },
      ...waiver,
    })
    expect(await ask(ann, eventId)).toMatchObject(needed())
    await sign(ann, eventId)
    expect(await ask(ann, eventId)).toMatchObject({ ok: true })
    expect(await ask(ann, other)).toMatchObject({ ok: true })
  })

  test('needs what a club asks in the events that invite it alone', async () => {
    const { organizer, ann, location, eventId } = await aPlace('cc')
    const owner = await app.signedIn('cc-owner')
    const clubId = await aClub(app.db, {
      location,
      owner: owner.playerId,
      name: 'Dinkers',
      members: [ann.playerId],
    })
    const closed = await anEvent(
      app.db,
      { location, organizer: organizer.playerId },
      { invite: true, invited: 'Dinkers' },
    )
    const keeper = { kind: 'club', locationId: location, clubId } as const
    expect(await ann.call('agreements-save', { owner: keeper, ...waiver })).toMatchObject(
      refused('not-allowed'),
    )
    await owner.must('agreements-save', { owner: keeper, ...waiver })
    expect(await ask(ann, eventId)).toMatchObject({ ok: true })
    expect(await ask(ann, closed)).toMatchObject(needed())
  })

  test('is asked again by a new version, and not by other settings', async () => {
    const { organizer, ann, eventId } = await aPlace('dd')
    const owner = { kind: 'event', eventId } as const
    const first = await organizer.must('agreements-save', { owner, ...waiver })
    await sign(ann, eventId)
    const same = await organizer.must('agreements-save', {
      owner,
      ...waiver,
      agreementId: first.agreementId,
      forMinors: true,
    })
    expect(same.version).toBe(1)
    expect(await ann.must('agreements-asked', { eventId, guests: 0 })).toEqual({ agreements: [] })
    const changed = await organizer.must('agreements-save', {
      owner,
      ...waiver,
      agreementId: first.agreementId,
      textEn: 'Play at your own risk, in the rain too.',
    })
    expect(changed.version).toBe(2)
    expect(await ask(ann, eventId)).toMatchObject(needed())
  })

  test('brings guests only with their names, where they are asked for', async () => {
    const { organizer, ann, eventId } = await aPlace('ee')
    await organizer.must('agreements-save', {
      owner: { kind: 'event', eventId },
      ...waiver,
      forGuests: true,
    })
    await sign(ann, eventId)
    expect(await ask(ann, eventId)).toMatchObject({ ok: true })
    expect(await ann.call('events-setGuests', { eventId, guests: 2 })).toMatchObject(needed())
    await sign(ann, eventId, ['Gus Guest', 'Gil Guest'])
    expect(await ann.call('events-setGuests', { eventId, guests: 2 })).toMatchObject({ ok: true })
    expect(await ann.call('events-setGuests', { eventId, guests: 1 })).toMatchObject({ ok: true })
  })

  test('takes no statement more where nothing is asked for', async () => {
    const { ann, eventId } = await aPlace('ff')
    const statements = await statementsOf(() => signUp(ann, eventId))
    expect(statements.filter((text) => text.includes('agreement_versions'))).toEqual([])
  })
})

test('nobody signs what they were not shown', async () => {
  const { organizer, ann, eventId } = await aPlace('gg')
  const owner = { kind: 'event', eventId } as const
  const { agreementId } = await organizer.must('agreements-save', { owner, ...waiver })
  const { agreements } = await ann.must('agreements-asked', { eventId, guests: 0 })
  await organizer.must('agreements-save', { owner, ...waiver, agreementId, textEn: 'Other.' })
  expect(
    await ann.call('agreements-accept', {
      eventId,
      versionIds: agreements.map(({ versionId }) => versionId),
      typedName: 'Ann',
      guardian: '',
      guests: [],
    }),
  ).toMatchObject(refused('agreement-changed'))
})

test('an agreement that ended is asked for no longer, and its record stays', async () => {
  const { organizer, ann, eventId } = await aPlace('hh')
  const owner = { kind: 'event', eventId } as const
  const { agreementId } = await organizer.must('agreements-save', { owner, ...waiver })
  await sign(ann, eventId)
  await organizer.must('agreements-end', { owner, agreementId })
  const ben = await app.signedIn('hh-ben')
  expect(await ask(ben, eventId)).toMatchObject({ ok: true })
  const kept = await app.db
    .selectFrom('agreement_acceptances')
    .select(['typedName', 'way'])
    .where('playerId', '=', ann.playerId)
    .execute()
  expect(kept).toEqual([{ typedName: 'Ann Example', way: 'self' }])
})

test('only those that run the venue, the club or the event ask, five of each at most', async () => {
  const { organizer, admin, ann, location, eventId } = await aPlace('ii')
  const ofEvent = { kind: 'event', eventId } as const
  const ofVenue = { kind: 'venue', locationId: location } as const
  for (const [player, owner] of [
    [ann, ofEvent],
    [admin, ofEvent],
    [ann, ofVenue],
    [organizer, ofVenue],
  ] as const)
    expect(await player.call('agreements-save', { owner, ...waiver })).toMatchObject(
      refused('not-allowed'),
    )
  for (let made = 0; made < 5; made += 1)
    await organizer.must('agreements-save', { owner: ofEvent, ...waiver })
  expect(await organizer.call('agreements-save', { owner: ofEvent, ...waiver })).toMatchObject(
    refused('too-many-agreements'),
  )
  expect(
    await organizer.call('agreements-save', { owner: ofEvent, ...waiver, textEn: '' }),
  ).toMatchObject(refused('agreement-text'))
  const [mine] = (await organizer.must('agreements-list', { owner: ofEvent })).agreements
  expect(
    await admin.call('agreements-end', { owner: ofVenue, agreementId: mine?.agreementId ?? '' }),
  ).toMatchObject(refused('agreement-not-found'))
})

test('organizers see who signed, how and when, tick paper, and take the tick back', async () => {
  const { organizer, ann, eventId } = await aPlace('jj')
  const ben = await app.signedIn('jj-ben')
  await signUp(ben, eventId)
  await organizer.must('agreements-save', { owner: { kind: 'event', eventId }, ...waiver })
  await sign(ann, eventId)
  await signUp(ann, eventId)
  const look = async () =>
    (await organizer.must('agreements-roster', { eventId })).players.map(
      ({ playerName, missing, signed }) => [playerName, missing, signed?.way, signed?.recordedBy],
    )
  expect(await look()).toEqual([
    ['jj-ben', 1, undefined, undefined],
    ['jj-ann', 0, 'self', null],
  ])
  const paper = { eventId, playerId: ben.playerId }
  expect(await ann.call('agreements-recordPaper', { ...paper, accepted: true })).toMatchObject(
    refused('not-allowed'),
  )
  await organizer.must('agreements-recordPaper', { ...paper, accepted: true })
  expect(await look()).toContainEqual(['jj-ben', 0, 'paper', 'jj-org'])
  await organizer.must('agreements-recordPaper', { ...paper, accepted: false })
  expect(await look()).toContainEqual(['jj-ben', 1, undefined, undefined])
  expect(
    await organizer.call('agreements-recordPaper', {
      eventId,
      playerId: organizer.playerId,
      accepted: true,
    }),
  ).toMatchObject(refused('not-signed-up'))
  expect(await ann.call('agreements-roster', { eventId })).toMatchObject(refused('not-allowed'))
})
