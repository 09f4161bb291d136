// Every writing call, command and job succeeds once with all related windows open: none stays stale,
// and what is loaded needlessly is counted. windows-of-play and -people do the same in the short
// form, for each call once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { isProof } from '#test/support/proof.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { columnsOf } from './answer-columns.ts'
import { endings } from './consequence-endings.ts'
import { openWorld } from './consequence-scene.ts'
import { playedBy } from './describe-windows.ts'
import type { Cell } from './matrix-cell.ts'
import { askerOf, openMatrixScene, playing, type MatrixScene } from './matrix-scene.ts'
import { askWire, isWrite, names } from './matrix-wire.ts'
import { everyRow } from './nouns.ts'
import { aboutOf, viewersNamed, watchDuring, windowsAbout, type Seen } from './open-windows.ts'
import type { About } from './window-inputs.ts'
import { commandScenes, jobNames, jobScenes, leavesOf, unseen } from './window-programs.ts'
import { callScenes } from './window-scenes.ts'
import { openStory, type Story } from './window-story.ts'

/** Columns of answers that nothing here changes, and loads that change nothing; both only shrink. */
const unchangedMax = 1_090
const needlessMax = 5_000

const proven = new Set<string>()
const changing = new Set<string>()
let needless = 0

function hold(call: string, seen: Seen): void {
  for (const [query, names] of seen.changed)
    for (const column of names) proven.add(`${query} ${column}`)
  if (seen.changed.size > 0) changing.add(call)
  needless += seen.needless.length
  expect(seen.stale).toEqual([])
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

test.runIf(isProof)('most columns of the live queries change here', () => {
  const columns = Object.keys(liveQueries).flatMap((query) =>
    columnsOf(query as LiveName).map((column) => `${query} ${column}`),
  )
  expect(columns.filter((column) => !proven.has(column)).length).toBeLessThanOrEqual(unchangedMax)
})

test.runIf(isProof)('few live queries are loaded although nothing changed in them', () => {
  expect(needless).toBeLessThanOrEqual(needlessMax)
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
