// A club's home through the API: what its owner sets, who reads it, and its picture.
import { describe, expect, test } from 'vitest'
import {
  aClubOf,
  ann,
  app,
  ben,
  location,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { sendPhoto } from '#test/support/send-photo.ts'

startClubs()

const profile = {
  title: 'Dinkers of the Bay',
  about: 'Doubles on weekdays.\nAll levels.',
  rules: 'Bring your own balls.',
  visibility: 'link' as const,
  joining: 'request' as const,
  venues: [] as string[],
}

describe('a new club', () => {
  test('is hidden, joined by invitation, and says nothing yet', async () => {
    const { clubId } = await olga.must('clubs-create', {
      locationId: location,
      clubName: 'Brand new',
    })
    const window = (await app.socket(olga.token)).subscribe('clubs-home', {
      locationId: location,
      clubId,
    })
    expect(await window.next()).toMatchObject({
      title: '',
      about: '',
      rules: '',
      photoURL: '',
      visibility: 'hidden',
      joining: 'invitation',
      venues: [],
      mine: 'owner',
      office: null,
      memberCount: 1,
      requestCount: 0,
    })
  })
})

describe('the profile', () => {
  test('is set by the owner, and every open window of the club follows', async () => {
    const club = await aClubOf(['ann'])
    const pier = await aLocation(app.db, { name: 'Pier 9' })
    const window = (await app.socket(ann.token)).subscribe('clubs-home', club)
    expect(await window.next()).toMatchObject({ key: null, rights: [], mine: 'member' })
    await olga.must('clubs-updateHome', { ...club, ...profile, venues: [pier, location, pier] })
    expect(await window.until(({ title }) => title !== '')).toMatchObject({
      ...profile,
      venues: [{ locationId: pier, name: 'Pier 9' }],
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('is no one else’s to set, and strangers learn of no club', async () => {
    const club = await aClubOf(['ann'])
    expect(await ann.call('clubs-updateHome', { ...club, ...profile })).toEqual(
      refusedAs('not-allowed'),
    )
    expect(await ann.call('clubs-renewKey', club)).toEqual(refusedAs('not-allowed'))
    expect(await ben.call('clubs-updateHome', { ...club, ...profile })).toEqual(notFound)
    expect(await ben.call('clubs-renewKey', club)).toEqual(notFound)
    expect(await (await app.socket(ben.token)).subscribe('clubs-home', club).refused()).toEqual({
      code: 'club-not-found',
    })
  })

  test('names venues that are there, and is as before otherwise', async () => {
    const club = await aClubOf()
    const hidden = await aLocation(app.db, { hidden: true })
    for (const venue of ['nowhere', hidden])
      expect(await olga.call('clubs-updateHome', { ...club, ...profile, venues: [venue] })).toEqual(
        refusedAs('location-not-found'),
      )
    const window = (await app.socket(olga.token)).subscribe('clubs-home', club)
    expect(await window.next()).toMatchObject({ title: '', venues: [] })
  })

  test('goes with the club, and follows it to another name', async () => {
    const club = await aClubOf()
    const pier = await aLocation(app.db)
    await olga.must('clubs-updateHome', { ...club, ...profile, venues: [pier] })
    const { clubId } = await olga.must('clubs-rename', { ...club, clubName: 'Moved on' })
    const renamed = { ...club, clubId }
    const window = (await app.socket(olga.token)).subscribe('clubs-home', renamed)
    expect(await window.next()).toMatchObject({
      title: profile.title,
      venues: [{ locationId: pier }],
    })
    await olga.must('clubs-delete', renamed)
    expect(
      await app.db
        .selectFrom('club_venues')
        .select('locationId')
        .where('locationId', '=', pier)
        .execute(),
    ).toEqual([])
  })
})

describe('the picture', () => {
  const keyOf = async (club: { locationId: string; clubId: string }) =>
    (
      await app.db
        .selectFrom('clubs')
        .select('publicKey')
        .where('slug', '=', club.clubId)
        .where('locationId', '=', club.locationId)
        .executeTakeFirstOrThrow()
    ).publicKey

  test('comes from the owner alone and goes with the club', async () => {
    const club = await aClubOf(['ann'])
    const target = `club/${await keyOf(club)}`
    const jpeg = await aJpeg()
    expect(await sendPhoto(app.url, ann.headers, target, jpeg)).toMatchObject({
      code: 'not-allowed',
    })
    expect(await sendPhoto(app.url, ben.headers, target, jpeg)).toMatchObject({
      status: 404,
      code: 'club-not-found',
    })
    const window = (await app.socket(ann.token)).subscribe('clubs-home', club)
    await window.next()
    const { photoURL } = await sendPhoto(app.url, olga.headers, target, jpeg)
    await window.until((home) => home.photoURL === photoURL)
    await olga.must('clubs-delete', club)
    const removals = await app.db.selectFrom('photo_removals').select('photoKey').execute()
    const gone = (await fetch(`${app.url}${photoURL}`)).status === 404
    expect(gone || removals.some(({ photoKey }) => photoURL.includes(photoKey))).toBe(true)
  })
})
