// Who may see the names of a hidden and of a blocked player: every viewer makes each call and live
// query that can name a person, and the answer is searched for name, ids and photo.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, httpFunctions, type LiveOutput } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { linkPreviews, pictureFacts } from '#server/features/preview/handlers.ts'
import { names, type Name } from './matrix-wire.ts'
import { namesNobody } from './names-nobody.ts'
import { hidden, parted } from './naming-people.ts'
import { openLeagueLink } from './naming-play.ts'
import type { NamingRow } from './naming-row.ts'
import {
  askAsViewer,
  openNamingScene,
  viewers,
  type NamingScene,
  type Viewer,
} from './naming-scene.ts'
import { namingRows } from './naming-table.ts'

let scene: NamingScene
beforeAll(async () => {
  scene = await openNamingScene()
})
afterAll(() => scene.close())

async function namedTo(
  row: NamingRow,
  viewer: Viewer,
): Promise<{ hidden: boolean; blocked: boolean }> {
  const { value } = await askAsViewer(
    scene,
    viewer,
    row.name,
    (await row.ask({ scene, viewer })) as never,
  )
  const text = JSON.stringify(value === undefined ? null : row.part(value as never)).toLowerCase()
  const holds = (playerId: string): boolean =>
    text.includes(playerId) || text.includes(scene.userIds[playerId] ?? playerId)
  return { hidden: holds(hidden), blocked: holds(parted) }
}

test.each(namingRows)('$name, $about', async (row) => {
  const told: Record<'hidden' | 'blocked', Viewer[]> = { hidden: [], blocked: [] }
  for (const viewer of viewers) {
    const named = await namedTo(row, viewer)
    for (const column of ['hidden', 'blocked'] as const)
      if (named[column]) told[column].push(viewer)
  }
  expect(told).toEqual({
    hidden: viewers.filter((viewer) => row.hidden.includes(viewer)),
    blocked: viewers.filter((viewer) => row.blocked.includes(viewer)),
  })
})

test('calendar files, embedded calendars, link previews and their pictures name none of them', async () => {
  const { app, eventId, leagueSeriesId, watchKey, place } = scene
  const leagueKey = await openLeagueLink(scene)
  await app.db
    .updateTable('locations')
    .set({ embed: true })
    .where('locationId', '=', place)
    .execute()
  const told: string[] = []
  for (const viewer of viewers) {
    const headers = viewer === 'visitor' ? {} : { cookie: scene.players[viewer].cookie }
    for (const path of [`/calendar-file/${eventId}.ics`, `/embed/venue/${place}`]) {
      const answer = await fetch(`${app.url}${path}`, { headers })
      expect([path, answer.status]).toEqual([path, 200])
      told.push(await answer.text())
    }
  }
  for (const path of [
    `/vieweditevent/${eventId}`,
    `/results/${eventId}`,
    `/matchlist/${eventId}`,
    `/watch/${watchKey}`,
    `/vieweditleague/${leagueSeriesId}`,
    `/l/${leagueKey}`,
    `/venuedetail/${place}`,
  ]) {
    const [, kind = '', id = ''] = path.split('/')
    told.push(JSON.stringify(await linkPreviews(app.deps).find(path, 'en')))
    told.push(JSON.stringify(await pictureFacts(app.deps)(kind, id, 'en')))
  }
  expect(
    told.filter((text) =>
      [hidden, parted].some((playerId) => text.toLowerCase().includes(playerId)),
    ),
  ).toEqual([])
})

async function countShared(viewer: Viewer): Promise<[number, boolean]> {
  const { place, eventId } = scene
  const answers = await Promise.all(
    [false, true].map((friendsGoing) =>
      askAsViewer(scene, viewer, 'events-personalList', {
        locationId: place,
        from: '2026-06-02',
        to: '2026-06-02',
        limit: 9,
        filters: { type: null, gender: null, time: null, fits: null, placesLeft: false },
        friendsGoing,
      } as never),
    ),
  )
  const [all, going] = answers.map(({ value }) => value as LiveOutput<'events-personalList'>)
  const isIt = (event: { eventId: string }): boolean => event.eventId === eventId
  return [all?.marks.find(isIt)?.friends ?? 0, going?.events.some(isIt) ?? false]
}

test('friends of the viewer whom they may not see are not counted among the friends who play, and take their places', async () => {
  const { place, eventId } = scene
  const filters = {
    type: null,
    gender: null,
    time: null,
    fitsLevel: false,
    placesLeft: false,
    friendsGoing: false,
  }
  const input = { locationIds: [place], from: '2026-06-02', to: '2026-06-02', limit: 9 }
  const counted: Record<string, unknown> = {}
  for (const viewer of viewers.filter((one) => one !== 'visitor')) {
    const answers = await Promise.all(
      [filters, { ...filters, friendsGoing: true }].map((asked) =>
        askAsViewer(scene, viewer, 'events-list', { ...input, filters: asked } as never),
      ),
    )
    const [card, going] = answers.map(({ value }) =>
      (value as LiveOutput<'events-list'>).events.find((event) => event.eventId === eventId),
    )
    counted[viewer] = [card?.playing, card?.friends, going !== undefined]
    expect(await countShared(viewer)).toEqual([card?.friends, going !== undefined])
  }
  expect(counted).toEqual({
    stranger: [4, 1, true],
    friend: [4, 2, true],
    favorite: [4, 2, true],
    fellow: [4, 2, true],
    rival: [4, 1, true],
    once: [4, 2, true],
    organizer: [4, 2, true],
    admin: [4, 2, true],
    blocker: [4, 0, false],
    blocked: [4, 0, false],
  })
})

type Schema = {
  type?: string
  entries?: Record<string, Schema>
  item?: Schema
  items?: Schema[]
  options?: unknown[]
  wrapped?: Schema
  value?: unknown
  pipe?: Schema[]
}
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** True when an answer can contain free text, such as a name or an id. */
function holdsText(schema: Schema): boolean {
  const { type, entries = {}, item, items = [], options = [], wrapped, value, pipe = [] } = schema
  return (
    type === 'string' ||
    [...Object.values(entries), item, ...items, ...options, wrapped, value, ...pipe.slice(1)]
      .filter(isSchema)
      .some(holdsText)
  )
}

test('everything with text in its answer has its cells, or a reason to have none', () => {
  const definitions = { ...calls, ...liveQueries, ...httpFunctions }
  const isAsked = new Set<Name>(namingRows.map(({ name }) => name))
  const withText = names.filter(
    (name) => name !== 'upload' && holdsText(definitions[name].output as Schema),
  )
  expect(withText.filter((name) => !isAsked.has(name) && namesNobody[name] === undefined)).toEqual(
    [],
  )
  expect(
    Object.keys(namesNobody).filter(
      (name) => isAsked.has(name as Name) || !withText.includes(name as Name),
    ),
  ).toEqual([])
})
