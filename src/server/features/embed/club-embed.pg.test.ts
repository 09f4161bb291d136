// A club's public sessions on other sites and in calendars, for as long as its key opens a page.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aClubOf, app, location, olga, startClubs } from '#test/scenes/club-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'

startClubs()

type Club = Awaited<ReturnType<typeof aClubOf>>
async function keyOf({ locationId, clubId }: Club): Promise<string> {
  const { publicKey } = await app.db
    .selectFrom('clubs')
    .select('publicKey')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .executeTakeFirstOrThrow()
  return publicKey
}
const pathsOf = (key: string) => [`/embed/club/${key}`, `/feed/club/${key}.ics`]
const show = (club: Club, visibility: 'hidden' | 'link') =>
  olga.must('clubs-updateHome', {
    ...club,
    title: 'Dinkers <of> the Bay',
    about: '',
    rules: '',
    visibility,
    joining: 'link',
    venues: [],
  })
const statuses = (key: string) =>
  Promise.all(pathsOf(key).map(async (path) => (await fetch(app.url + path)).status))

test('the public sessions of a club stand in a frame and in calendars, and nothing private', async () => {
  const club = await aClubOf(['ann', 'ben'])
  await olga.must('clubMembers-setOffice', { ...club, playerId: 'ben', office: 'organizer' })
  await show(club, 'link')
  const far = await aLocation(app.db)
  const at = (organizer: string, place = location) => ({ location: place, organizer })
  await anEvent(app.db, at('olga'), { title: 'Of the owner' })
  await anEvent(app.db, at('ben'), { title: 'Of an organizer' })
  await anEvent(app.db, at('ann'), { title: 'Of a member' })
  await anEvent(app.db, at('olga', far), { title: 'Far away' })
  await anEvent(app.db, at('olga'), { title: 'In secret', invite: true, invited: 'Friends' })
  await anEvent(app.db, at('olga'), { title: 'A draft', status: 'draft' })
  await anEvent(app.db, at('olga'), { title: 'Called off', status: 'cancelled' })
  await anEvent(app.db, at('olga'), { title: 'Long over', startDate: '2026-05-01' })
  for (const path of pathsOf(await keyOf(club))) {
    const answer = await fetch(app.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const text = await answer.text()
    for (const title of ['Of the owner', 'Of an organizer']) expect(text).toContain(title)
    for (const title of [
      'Of a member',
      'Far away',
      'In secret',
      'A draft',
      'Called off',
      'Long over',
      'Olga',
    ])
      expect(text).not.toContain(title)
    if (path.endsWith('.ics')) expect(text).toContain('X-WR-CALNAME:Dinkers <of> the Bay')
    else expect(text).not.toContain('<of>')
  }
})

test('both end with the key, and while the club is hidden', async () => {
  const club = await aClubOf()
  const hidden = await keyOf(club)
  expect(await statuses(hidden)).toEqual([404, 404])
  await show(club, 'link')
  expect(await statuses(hidden)).toEqual([200, 200])
  const { key } = await olga.must('clubs-renewKey', club)
  expect([await statuses(hidden), await statuses(key)]).toEqual([
    [404, 404],
    [200, 200],
  ])
  await show(club, 'hidden')
  expect(await statuses(key)).toEqual([404, 404])
  for (const wrong of [randomUUID(), 'none', '%2e%2e', "a'b"])
    expect(await statuses(wrong)).toEqual([404, 404])
})
