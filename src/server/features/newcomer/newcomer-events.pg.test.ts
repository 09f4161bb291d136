// How many public events and other public things a new account may create.
import { expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, type Fields } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import {
  type Status,
  app,
  codeOf,
  create,
  day,
  done,
  hour,
  isOk,
  location,
  newcomer,
  quota,
  refusal,
  strangers,
  update,
  weekAfter,
  startNewcomers,
} from '#test/scenes/newcomer-scene.ts'
import { tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { venueFields } from '#test/scenes/venue-fields.ts'
import { aLocation, anEstablishedInstallation, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart } from '#test/support/test-app.ts'

startNewcomers()

test('three public events a day, ten in all, each refusal with the instant when it works', async () => {
  const ann = await newcomer()
  for (const hours of [0, 2, 5]) {
    app.clock.set(testStart + hours * hour)
    expect(await create(ann)).toMatchObject({ ok: true })
  }
  const first = testStart + day
  expect(await create(ann)).toEqual(quota('too-many-public-events-a-day', 3, first))
  for (let made = 3; made < 10; made += 1) {
    app.clock.set(testStart + day * Math.floor(made / 3) + 6 * hour)
    expect(await create(ann, { startDate: toDay('2026-06-20') })).toMatchObject({ ok: true })
  }
  app.clock.set(testStart + 5 * day)
  expect(await create(ann, { startDate: toDay('2026-06-20') })).toEqual(
    quota('too-many-public-events', 10, weekAfter),
  )
  app.clock.set(testStart + 6 * day)
  expect(await create(ann, { startDate: toDay('2026-06-20') })).toMatchObject({ ok: true })
})

test('of many events published at once three become public', async () => {
  const ann = await newcomer()
  const answers = await Promise.all(Array.from({ length: 12 }, () => create(ann)))
  expect(answers.filter(isOk)).toHaveLength(3)
  const published = await app.db
    .selectFrom('events')
    .select('eventId')
    .where('playerId', '=', ann.playerId)
    .execute()
  expect(published).toHaveLength(3)
})

test('deleting an event gives nothing back, and opening the same one twice counts once', async () => {
  const ann = await newcomer()
  const { eventId } = await ann.must('events-create', {
    fields: eventFieldsAt(location),
    status: 'published',
    repeat: null,
  })
  await ann.must('events-delete', { eventId, scope: 'this' })
  const made = await create(ann)
  const again = made.ok ? made.value.eventId : ''
  for (const invite of [true, false, true, false]) {
    expect(await update(ann, again, { invite, invited: invite ? 'Friends' : '' })).toEqual(done)
  }
  expect([await create(ann), await create(ann)].map(codeOf)).toEqual([
    'ok',
    'too-many-public-events-a-day',
  ])
})

test('drafts and private events are free; publishing and opening them counts', async () => {
  const ann = await newcomer()
  const drafts: Awaited<ReturnType<typeof create>>[] = []
  for (let made = 0; made < 3; made += 1) drafts.push(await create(ann, {}, 'draft'))
  const secret = { invite: true, invited: 'Friends' }
  const hidden = [await create(ann, secret), await create(ann, secret)]
  expect([...drafts, ...hidden].every(isOk)).toBe(true)
  const idOf = (answer: (typeof drafts)[number]) => (answer.ok ? answer.value.eventId : '')
  const answers = []
  for (const draft of drafts.slice(0, 2)) answers.push(await update(ann, idOf(draft), {}, true))
  for (const one of hidden) answers.push(await update(ann, idOf(one), {}))
  expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'too-many-public-events-a-day'])
  const last = drafts[2]
  expect(codeOf(await update(ann, last === undefined ? '' : idOf(last), {}, true))).toBe(
    'too-many-public-events-a-day',
  )
})

test('every date of a series counts, whether it is made public, published or opened by another date', async () => {
  const ann = await newcomer()
  const weekly = (count: number) => ({ everyWeeks: 1, weekdays: [], until: null, count })
  expect(await create(ann, {}, 'published', weekly(4))).toEqual(
    quota('too-many-public-events-a-day', 3, weekAfter),
  )
  expect(await create(ann, {}, 'published', weekly(2))).toMatchObject({ ok: true })
  const ben = await newcomer()
  const { eventId } = await ben.must('events-create', {
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends' }),
    status: 'draft',
    repeat: { everyWeeks: 1, weekdays: [], until: null, count: 5 },
  })
  const dates = await app.db
    .selectFrom('events')
    .select('eventId')
    .where('playerId', '=', ben.playerId)
    .where('eventId', '<>', eventId)
    .orderBy('startDate')
    .execute()
  for (const { eventId: id } of dates) {
    const fields = await app.db
      .selectFrom('events')
      .select('startDate')
      .where('eventId', '=', id)
      .executeTakeFirstOrThrow()
    await ben.must('events-update', {
      eventId: id,
      fields: eventFieldsAt(location, { startDate: toDay(fields.startDate) }),
      publish: false,
      scope: 'this',
    })
  }
  const answer = await ben.call('events-update', {
    eventId,
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends' }),
    publish: true,
    scope: 'all',
  })
  expect(codeOf(answer)).toBe('too-many-public-events-a-day')
})

test('a game day of an open league is a public event', async () => {
  const ann = await newcomer()
  const { leagueSeriesId } = await ann.must('leagues-create', { fields: leagueFieldsAt(location) })
  await ann.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  for (const player of strangers.slice(0, 4))
    await player.must('leagues-join', { leagueSeriesId, partnerId: null })
  await ann.must('leagues-setState', { leagueSeriesId, state: 'running' })
  const addDay = (startDate: string) =>
    ann.call('leagues-addDays', {
      leagueSeriesId,
      days: [toDay(startDate)],
      startTime: '10:00',
      duration: 120,
      courts: 2,
    })
  const answers = []
  for (const date of ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'])
    answers.push(codeOf(await addDay(date)))
  expect(answers).toEqual(['ok', 'ok', 'ok', 'too-many-public-events-a-day'])
})

test('three tournaments, five leagues, five venues and ten links in the first week', async () => {
  const ann = await newcomer()
  await ann.must('playerLocations-setActive', { locationId: location, active: true })
  const makers = {
    tournaments: () => ann.call('tournaments-create', { fields: tournamentFieldsAt(location) }),
    leagues: () => ann.call('leagues-create', { fields: leagueFieldsAt(location) }),
    'new-media': (index: number) =>
      ann.call('media-link', {
        locationId: location,
        url: `https://youtu.be/aB${index}cD${index}eF${index}g`,
        caption: '',
      }),
  }
  const made = async (name: keyof typeof makers, most: number) => {
    const answers = []
    for (let index = 0; index <= most; index += 1) {
      // Links also have a daily limit.
      app.clock.set(testStart + index * hour * 4)
      answers.push(await makers[name](index))
    }
    expect(answers.filter(isOk)).toHaveLength(most)
    expect(answers.at(-1)).toEqual(quota(`too-many-${name}`, most, weekAfter))
    app.clock.set(testStart)
  }
  await made('tournaments', 3)
  await made('leagues', 5)
  await made('new-media', 10)
  const venues = await Promise.all(
    Array.from({ length: 7 }, (_, index) =>
      ann.call('locations-create', {
        fields: venueFields({ lat: 30 + index, lon: -90 }),
        confirmedDistinct: false,
      }),
    ),
  )
  expect(venues.filter(isOk)).toHaveLength(5)
  expect(venues.find(({ ok }) => !ok)).toEqual(quota('too-many-venues', 5, weekAfter))
})

test('where mails are sent, only a proved address or a social account publishes, of any age', async () => {
  const mailing = await startTestApp({ sendsMail: true })
  try {
    const at = await aLocation(mailing.db)
    const asked = (status: Status = 'published', changes: Partial<Fields> = {}) => ({
      fields: eventFieldsAt(at, changes),
      status,
      repeat: null,
    })
    const ann = await mailing.signedIn('Ann')
    expect(await ann.call('events-create', asked())).toEqual(refusal('address-not-proved'))
    const { eventId } = await ann.must('events-create', asked('draft'))
    const { fields } = asked()
    expect(await ann.call('events-update', { eventId, fields, publish: true })).toEqual(
      refusal('address-not-proved'),
    )
    const hidden = { invite: true, invited: 'Friends' }
    const secret = await ann.must('events-create', asked('published', hidden))
    expect(await ann.call('events-update', { ...secret, fields, publish: false })).toEqual(
      refusal('address-not-proved'),
    )
    await mailing.db
      .updateTable('auth_users')
      .set({ emailVerified: true })
      .where('id', '=', ann.userId)
      .execute()
    expect(await ann.call('events-update', { eventId, fields, publish: true })).toEqual(done)
    const social = await mailing.signedIn('Gus', { provider: 'google' })
    expect(await social.call('events-create', asked())).toMatchObject({ ok: true })
    await anEstablishedInstallation(mailing.db)
    const bob = await mailing.signedIn('Bob')
    const playing = await anEvent(mailing.db, { location: at, organizer: bob.playerId })
    expect(
      await bob.call('events-addPlayer', { eventId: playing, playerId: ann.playerId }),
    ).toEqual(refusal('newcomer-stranger', { player: 'Ann', until: 0 }))
  } finally {
    await mailing.close()
  }
})
