// The calls that change each column of a window: every writing call succeeds once with all related
// windows open, and the changes must match the column tables both ways. windows-of-play and -people
// prove that windows follow.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { isProof } from '#test/support/proof.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { columnsOf, openColumn } from './answer-columns.ts'
import { endings } from './consequence-endings.ts'
import { openWorld } from './consequence-scene.ts'
import { playedBy } from './describe-windows.ts'
import type { Cell } from './matrix-cell.ts'
import { askerOf, openMatrixScene, playing, type MatrixScene } from './matrix-scene.ts'
import { askWire, isWrite, names } from './matrix-wire.ts'
import { everyRow, nouns } from './nouns.ts'
import { aboutOf, viewersNamed, watchDuring, windowsAbout, type Seen } from './open-windows.ts'
import { eveningsColumns } from './window-columns-evenings.ts'
import { leaguesColumns } from './window-columns-leagues.ts'
import { listsColumns } from './window-columns-lists.ts'
import { matchesColumns } from './window-columns-matches.ts'
import { moneyColumns } from './window-columns-money.ts'
import { peopleColumns } from './window-columns-people.ts'
import { placesColumns } from './window-columns-places.ts'
import { queuesColumns } from './window-columns-queues.ts'
import { screensColumns } from './window-columns-screens.ts'
import { tournamentsColumns } from './window-columns-tournaments.ts'
import type { About } from './window-inputs.ts'
import { commandScenes, jobNames, jobScenes, leavesOf, unseen } from './window-programs.ts'
import { callScenes } from './window-scenes.ts'
import { openStory, type Story } from './window-story.ts'
import { columnsIn, type ColumnTable } from './window-table.ts'

const columnsByNoun: ColumnTable = Object.assign(
  {},
  ...Object.values(nouns).map(({ columns }) => columns),
)

const tables = Object.entries({
  ...eveningsColumns,
  ...leaguesColumns,
  ...tournamentsColumns,
  ...listsColumns,
  ...matchesColumns,
  ...moneyColumns,
  ...peopleColumns,
  ...placesColumns,
  ...queuesColumns,
  ...screensColumns,
  ...columnsByNoun,
}).map(([query, rows]) => [query as LiveName, columnsIn(rows)] as const)

const callsByColumn = new Map<string, readonly string[] | null>(
  tables.flatMap(([query, columns]) =>
    [...columns].map(([column, by]) => [`${query} ${column}`, by] as const),
  ),
)

const proven = new Map<string, Set<string>>()

function hold(call: string, { stale, changed }: Seen): void {
  const columns = [...changed].flatMap(([query, names]) =>
    [...names].map((column) => `${query} ${column}`),
  )
  for (const column of columns) proven.set(column, (proven.get(column) ?? new Set()).add(call))
  expect(stale).toEqual([])
  expect(columns.filter((column) => !callsByColumn.get(column)?.includes(call))).toEqual([])
}

const otherOf = ({ players, events, leagues }: About, actor: string): string =>
  players.find((player) => player !== actor) ??
  (events.length + leagues.length > 0 || actor === 'admin' ? playing : 'admin')

describe.runIf(isProof)('a call of the matrix', () => {
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

  // A document write stands for a call, so one of each is enough.
  const rows = everyRow.filter(
    (row) =>
      isWrite(row.name) &&
      (!row.name.startsWith('documentUpdates-') ||
        row === everyRow.find((one) => one.name === row.name && playedBy(one).length > 0)),
  )
  test.each(
    rows.flatMap(playedBy).map((played) => ({
      ...played,
      title: `${played.row.name} about ${played.row.about}`,
    })),
  )('$title', async ({ row, actor, target }) => {
    const cell: Cell = { scene, actor, me: actor, target }
    const { input } = await row.arrange(cell)
    const about = await aboutOf(scene.app, input)
    const viewers = await viewersNamed(scene.app, [actor, otherOf(about, actor)])
    let code: string | null = null
    const seen = await watchDuring(
      { app: scene.app, beside },
      {
        windows: windowsAbout(about, viewers),
        act: async () => {
          code = (await askWire(askerOf(cell), row.name, input)).code
        },
      },
    )
    expect(code).toBe(null)
    hold(row.name, seen)
    await scene.app.db
      .updateTable('events')
      .set({ deleted: true })
      .where('deleted', '=', false)
      .execute()
    for (const table of ['leagues', 'tournaments'] as const)
      await scene.app.db
        .updateTable(table)
        .set({ deleted: true })
        .where('deleted', '=', false)
        .execute()
  })
})

const far = [
  'clubs-rename',
  'clubs-delete',
  'locations-update of the name',
  'account-delete of an owner',
  'events-update of the title',
  'events-delete',
  'leagues-update of the name',
]
const callOf = (ending: string): string => ending.split(' ')[0] ?? ''

describe.runIf(isProof)('an end or another name', () => {
  test.each(Object.entries(endings).filter(([name]) => far.includes(name)))(
    '%s',
    async (name, { act }) => {
      const world = await openWorld()
      const beside = await startTestApp({ beside: world.app })
      const { app, eventId, leagueSeriesId, watchKey, place, clubId } = world
      const about = await aboutOf(app, [
        eventId,
        leagueSeriesId,
        watchKey,
        place,
        clubId,
        'ann',
        'cal',
        'olga',
      ])
      const viewers = await viewersNamed(app, ['ann', 'ben', 'ada'])
      hold(
        callOf(name),
        await watchDuring(
          { app, beside },
          {
            windows: windowsAbout(about, viewers),
            act: async () => {
              await act(world)
            },
          },
        ),
      )
      await beside.close()
      await app.close()
    },
  )
})

describe.runIf(isProof)('beside the windows of an evening', () => {
  let story: Story
  beforeAll(async () => {
    story = await openStory()
  })
  afterAll(() => story.close())

  test.each(
    [...callScenes, ...jobScenes, ...commandScenes].map((scene) => ({
      ...scene,
      title: [scene.by, scene.how].filter(Boolean).join(' '),
    })),
  )('$title', async ({ by, before, act }) => {
    await before?.(story)
    const { app, beside } = story
    const viewers = await viewersNamed(app, ['ann', 'olga', 'ada'])
    hold(
      by,
      await watchDuring(
        { app, beside },
        {
          windows: windowsAbout(await aboutOf(app, story.about), viewers),
          act: async () => {
            await act(story)
          },
        },
      ),
    )
  })
})

test('every column of every live query has a row, and no row is of anything else', () => {
  const named = Object.fromEntries(
    tables.map(([query, columns]) => [
      query,
      [...columns.keys()].filter((column) => column !== openColumn).toSorted(),
    ]),
  )
  expect(named).toEqual(
    Object.fromEntries(
      Object.keys(liveQueries).map((query) => [query, columnsOf(query as LiveName)]),
    ),
  )
})

test.runIf(isProof)('the table says what was seen here and nothing else, of every column', () => {
  const told = tables.flatMap(([query, columns]) =>
    [...columns].flatMap(([column, by]) =>
      by === null ? [] : [[`${query} ${column}`, by] as const],
    ),
  )
  expect(
    Object.fromEntries([...proven].map(([column, by]) => [column, [...by].toSorted()])),
  ).toEqual(Object.fromEntries(told))
})

test('every call that writes, every command and every job is played here', () => {
  const scenes = new Set([
    ...everyRow.flatMap(playedBy).map(({ row }) => row.name),
    ...[...callScenes, ...jobScenes, ...commandScenes].map(({ by }) => by),
    ...far.map(callOf),
  ])
  const commands = leavesOf(
    createAdminProgram({
      open: () => Promise.reject(new Error('nothing is run')),
      now: () => 0,
      write: () => undefined,
    }),
  )
  expect(
    [...names.filter(isWrite), ...commands, ...jobNames].filter((name) => !scenes.has(name)),
  ).toEqual([])
})

test.runIf(isProof)('what is played here and changes no window is known, with the reason', () => {
  const changing = new Set([...proven.values()].flatMap((by) => [...by]))
  const scenes = [
    ...everyRow
      .filter(({ name }) => isWrite(name))
      .flatMap(playedBy)
      .map(({ row }) => row.name),
    ...[...callScenes, ...jobScenes, ...commandScenes].map(({ by }) => by),
  ]
  expect([...new Set(scenes)].filter((name) => !changing.has(name)).toSorted()).toEqual(
    Object.keys(unseen).toSorted(),
  )
})
