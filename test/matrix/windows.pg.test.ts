// What a window shows, and who wakes it: every call that writes, in a scene of the authorization matrix where it succeeds, while windows of every live
// query about it are open. A window that was open must show what a new one shows; what changed is held against the table, both ways.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveQueries, type LiveName } from '#contract/contract.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { endings } from './consequence-endings.ts'
import { openWorld } from './consequence-scene.ts'
import { everyRow } from './every-row.ts'
import type { Cell, MatrixRow } from './matrix-cell.ts'
import { askerOf, openMatrixScene, playerActors, playing, type MatrixScene } from './matrix-scene.ts'
import { askWire, isWrite, names } from './matrix-wire.ts'
import { aboutOf, viewersNamed, watchDuring, type Seen } from './open-windows.ts'
import type { About } from './window-inputs.ts'
import { changedBy, unplayed, unprovoked } from './window-wakes.ts'

const proven = new Map<string, Set<LiveName>>()

function hold(call: string, { stale, changed }: Seen): void {
  for (const query of changed) proven.set(call, (proven.get(call) ?? new Set()).add(query))
  expect(stale).toEqual([])
  expect(changed.filter((query) => !(changedBy[call] ?? []).includes(query))).toEqual([])
}

type Played = { row: MatrixRow } & Pick<Cell, 'actor' | 'target'>

/** Who does it to what, so that it succeeds; nobody where it is refused to everyone in the matrix. */
function playedBy(row: MatrixRow): Played[] {
  for (const target of ['own', 'foreign', 'private'] as const) {
    const [usual, ...exceptions] = row.outcomes[target].split(', ')
    const actor = usual === 'ok' ? 'player' : playerActors.find((one) => exceptions.includes(`${one} ok`))
    if (actor !== undefined) return [{ row, actor, target }]
  }
  return []
}

/** Somebody else who looks: whom it is done to, who plays there, or who runs the venue. */
const otherOf = ({ players, events, leagues }: About, actor: string): string =>
  players.find((player) => player !== actor) ?? (events.length + leagues.length > 0 || actor === 'admin' ? playing : 'admin')

describe('a call of the matrix', () => {
  let scene: MatrixScene
  let beside: TestApp
  beforeAll(async () => {
    scene = await openMatrixScene()
    beside = await startTestApp({ beside: scene.app })
    beside.clock.set(scene.app.clock.now())
  })
  afterAll(async () => {
    await beside.close()
    await scene.close()
  })

  // A write of a document is the call that it stands for: once each way.
  const rows = everyRow.filter((row) => isWrite(row.name) && (!row.name.startsWith('documentUpdates-') || row === everyRow.find((one) => one.name === row.name && playedBy(one).length > 0)))
  test.each(rows.flatMap(playedBy).map((played) => ({ ...played, title: `${played.row.name} about ${played.row.about}` })))('$title', async ({ row, actor, target }) => {
    const cell: Cell = { scene, actor, me: actor, target }
    const { input } = await row.arrange(cell)
    const about = await aboutOf(scene.app, input)
    const viewers = await viewersNamed(scene.app, [actor, otherOf(about, actor)])
    if (scene.app.url === undefined) throw new Error(Object.keys(scene.app).join() + Object.keys(scene).join())
    let code: string | null = null
    const seen = await watchDuring({ app: scene.app, beside }, about, viewers, async () => { code = (await askWire(askerOf(cell), row.name, input)).code })
    expect(code).toBe(null)
    hold(row.name, seen)
    await scene.app.db.updateTable('events').set({ deleted: true }).where('deleted', '=', false).execute()
    await scene.app.db.updateTable('leagues').set({ deleted: true }).where('deleted', '=', false).execute()
  })
})

describe('an end or another name', () => {
  /** Those that reach across features. */
  const far = ['clubs-rename', 'clubs-delete', 'locations-update of the name', 'account-delete of an owner', 'events-update of the title', 'events-delete', 'leagues-update of the name']
  test.each(Object.entries(endings).filter(([name]) => far.includes(name)))('%s', async (name, { act }) => {
    const world = await openWorld()
    const beside = await startTestApp({ beside: world.app })
    const { app, eventId, leagueSeriesId, watchKey, place, clubId } = world
    const about = await aboutOf(app, [eventId, leagueSeriesId, watchKey, place, clubId, 'ann', 'cal', 'olga'])
    const viewers = await viewersNamed(app, ['ann', 'ben', 'ada'])
    hold(name.split(' ')[0] ?? '', await watchDuring({ app, beside }, about, viewers, async () => { await act(world) }))
    await beside.close()
    await app.close()
  })
})

test('the table says what was seen here and nothing else, of every call that writes', () => {
  const seen = Object.fromEntries(names.filter(isWrite).map((call) => [call, [...proven.get(call) ?? []].toSorted()]))
  expect(seen).toEqual(changedBy)
})

test('calls that nobody succeeds with in the matrix are known, with the reason', () => {
  const played = new Set(everyRow.flatMap(playedBy).map(({ row }) => row.name))
  expect(names.filter((name) => isWrite(name) && !played.has(name)).toSorted()).toEqual(Object.keys(unplayed).toSorted())
})

test('what no call changes in these scenes is known, with the reason', () => {
  const changed = new Set(Object.values(changedBy).flat())
  expect(Object.keys(liveQueries).filter((query) => !changed.has(query as LiveName)).toSorted()).toEqual(Object.keys(unprovoked).toSorted())
})
