// Makes every writing call while windows of all related live queries are open, then compares each
// window with a newly opened one, refusals included. Only queries that read a changed table are
// reopened, because others can't differ.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveQueries } from '#contract/live-queries.ts'
import { isStandIn } from '#domain/contact/contact.ts'
import { isProof } from '#test/support/proof.ts'
import { noteStatements, type AskedStatement } from '#test/support/statements.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { row, type Cell, type MatrixRow } from './matrix-cell.ts'
import {
  askerOf,
  openMatrixScene,
  playerActors,
  playing,
  takeRowChanges,
  type MatrixScene,
  type RowChange,
} from './matrix-scene.ts'
import { askWire, isWrite, type Name } from './matrix-wire.ts'
import { everyRow } from './nouns.ts'
import {
  aboutOf,
  allShown,
  openAt,
  viewersNamed,
  watchDuring,
  windowsAbout,
  type Viewer,
  type Window,
} from './open-windows.ts'
import type { About } from './window-inputs.ts'
import { surround, type Surroundings } from './window-surroundings.ts'

type Played = { row: MatrixRow } & Pick<Cell, 'actor' | 'target'>

export function playedBy(row: MatrixRow): Played[] {
  for (const target of ['own', 'foreign', 'private'] as const) {
    const [usual, ...exceptions] = row.outcomes[target].split(', ')
    const actor =
      usual === 'ok' ? 'player' : playerActors.find((one) => exceptions.includes(`${one} ok`))
    if (actor !== undefined) return [{ row, actor, target }]
  }
  return []
}

/** Document writes stand for a call and are covered by it. */
const playedRows = everyRow
  .filter(({ name }) => isWrite(name) && !name.startsWith('documentUpdates-'))
  .flatMap(playedBy)

const hiding = row(
  'players-updatePlayer',
  'hiding',
  { own: 'ok', foreign: '-', private: '-', deleted: '-' },
  ({ me }) => ({ input: { playerId: me, fields: { hidden: true } } }),
)
const more: readonly Played[] = [
  ...everyRow
    .filter(({ name, about }) => name === 'players-block' && about === 'a player')
    .map((block): Played => ({
      row: { ...block, about: 'one of my event' },
      actor: 'organizer',
      target: 'foreign',
    })),
  { row: hiding, actor: 'treasurer', target: 'own' },
]

const visitor: Viewer = { name: 'a visitor', actor: { kind: 'visitor' } }

const nothing: About = {
  events: [],
  series: [],
  watchKeys: [],
  leagues: [],
  leagueKeys: [],
  tournaments: [],
  tournamentKeys: [],
  queueKeys: [],
  screens: [],
  locations: [],
  players: [],
  clubs: [],
}

/** Organizer and visitor watch the call's subject, but not their own lists. */
function windowsFor(
  about: About,
  involved: readonly Viewer[],
  others: readonly Viewer[],
): Window[] {
  const keyOf = ({ query, input }: Window): string => `${query} ${JSON.stringify(input)}`
  const own = new Set(windowsAbout(nothing, others).map(keyOf))
  return [
    ...windowsAbout(about, involved),
    ...windowsAbout(about, others).filter((window) => !own.has(keyOf(window))),
  ]
}

/** An evening's people have answered, so what an open invitation shows is watched beside it. */
const invitationWindows = (eventId: string, viewers: readonly Viewer[]): Window[] =>
  viewers.flatMap((viewer) =>
    (['events-byId', 'events-invitation', 'events-invitees'] as const).map((query) => ({
      query,
      input: { eventId },
      viewer,
    })),
  )

const liveKind = /^live ([\w-]+)$/

type Reads = {
  note(statements: readonly AskedStatement[]): void
  findConcerned(windows: readonly Window[], changes: readonly RowChange[]): Window[]
}

/** By table, the words of the statements that read it, which name its columns. */
type Read = Map<string, Set<string>>

const isConcerned = (read: Read, { name, columns }: RowChange): boolean => {
  const words = read.get(name)
  return words !== undefined && (columns === null || columns.some((column) => words.has(column)))
}

function createReads(tables: readonly string[]): Reads {
  const byQuery = new Map<string, Read>()
  const shared: Read = new Map()
  const noted = new Set<string>()
  const isQuery = (name: string): boolean => Object.hasOwn(liveQueries, name)
  return {
    note: (statements) => {
      for (const { text, kind } of statements) {
        const name = liveKind.exec(kind)?.[1]
        if (name === undefined || noted.has(`${name} ${text}`)) continue
        noted.add(`${name} ${text}`)
        const read = isQuery(name) ? (byQuery.get(name) ?? new Map()) : shared
        if (isQuery(name)) byQuery.set(name, read)
        const words = new Set(text.match(/\w+/g))
        for (const table of tables)
          if (words.has(table)) read.set(table, words.union(read.get(table) ?? new Set()))
      }
    },
    findConcerned: (windows, changes) =>
      windows.filter(({ query }) => {
        const read = byQuery.get(query)
        return (
          read === undefined ||
          changes.some((change) => isConcerned(read, change) || isConcerned(shared, change))
        )
      }),
  }
}

const richRows: readonly Name[] = [
  'tournaments-call',
  'queues-step',
  'leagues-setLineup',
  'leagues-addDays',
  'clubChats-remove',
  'clubNotices-pin',
  'clubPolls-vote',
  'contacts-edit',
  'draws-make',
  'screens-change',
  'reports-close',
  'suggestions-close',
  'purses-sell',
  'matches-report',
  'matchLists-setTeams',
  'checkIns-dismiss',
  'eventTeams-accept',
]

async function prepare({ row, actor, target }: Played, scene: MatrixScene) {
  const cell: Cell = { scene, actor, me: actor, target }
  const { input } = await row.arrange(cell)
  const named = await aboutOf(scene.app, input)
  const people = [...new Set([...named.players, actor, playing])]
  const isAboutPeople = named.players.length + named.clubs.length > 0
  const isOfEvening = named.events.length + named.leagues.length + named.tournaments.length > 0
  // The actor runs the evening when contacts are named, because only their keeper sees them, or
  // when no person is named.
  const runner = !isAboutPeople || named.players.some(isStandIn) ? actor : 'organizer'
  const { made, invitation }: Surroundings =
    isAboutPeople || !isOfEvening
      ? await surround(cell, { ...named, players: people }, runner)
      : { made: [], invitation: null }
  const other = named.players.find((player) => player !== actor) ?? playing
  const host = actor === 'organizer' ? playing : 'organizer'
  const about = await aboutOf(scene.app, [input, made])
  return {
    ask: async () => (await askWire(askerOf(cell), row.name, input)).code,
    openers: async (): Promise<Window[]> => {
      const involved = await viewersNamed(scene.app, [actor, other])
      const hosts = await viewersNamed(scene.app, [host])
      return [
        ...windowsFor(about, involved, [...hosts, visitor]),
        ...(invitation === null ? [] : invitationWindows(invitation, [...involved, ...hosts])),
      ]
    },
  }
}

const isChange = (changes: readonly RowChange[]): boolean =>
  changes.some(({ name }) => name !== 'call_answers')

/**
 * What a call changes; null when unknown. For the actor's own things a friend makes it,
 * because the actor may have no change left to make afterwards.
 */
async function findChanges(played: Played, scene: MatrixScene): Promise<RowChange[] | null> {
  if (isProof) return null
  const isOwn = played.target === 'own' && played.actor !== 'organizer'
  const { ask } = await prepare(isOwn ? { ...played, actor: 'friend' } : played, scene)
  await takeRowChanges(scene)
  const code = await ask()
  const changes = await takeRowChanges(scene)
  await endAll(scene)
  return code === null && isChange(changes) ? changes : null
}

type Stage = { scene: MatrixScene; beside: TestApp; reads: Reads }

async function openStage(): Promise<Stage> {
  const scene = await openMatrixScene()
  const beside = await startTestApp({ beside: scene.app })
  beside.clock.set(scene.app.clock.now())
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(scene.db)
  const reads = createReads(rows.map(({ name }) => name))
  const { statements, stop } = noteStatements()
  for (const row of richRows.flatMap((name) => everyRow.find((one) => one.name === name) ?? [])) {
    for (const played of playedBy(row)) {
      const { openers } = await prepare(played, scene)
      // Others read no further tables.
      const windows = (await openers()).filter(({ viewer }) =>
        [played.actor, 'organizer'].includes(viewer.name),
      )
      const views = windows.map((window) => openAt(beside.app.hub, window))
      await allShown(views)
      for (const view of views) view.close()
    }
    await endAll(scene)
  }
  stop()
  reads.note(statements)
  return { scene, beside, reads }
}

async function play(played: Played, { scene, beside, reads }: Stage): Promise<string[]> {
  const changes = await findChanges(played, scene)
  const { ask, openers } = await prepare(played, scene)
  const all = await openers()
  const windows = changes === null ? all : reads.findConcerned(all, changes)
  let code: string | null = null
  let changed: RowChange[] = []
  const { statements, stop } = noteStatements()
  const { stale, needless } = await watchDuring(
    { app: scene.app, beside },
    {
      windows,
      act: async () => {
        await takeRowChanges(scene)
        code = await ask()
      },
      findConcerned: async (opened) => {
        reads.note(statements)
        changed = await takeRowChanges(scene)
        return reads.findConcerned(opened, changed)
      },
    },
  ).finally(stop)
  expect(code).toBe(null)
  expect(changes === null || isChange(changed)).toBe(true)
  expect(stale).toEqual([])
  await endAll(scene)
  return needless
}

const ofPlay =
  /^(check-?ins|draws|events|eventChats|eventTeams|leagues|matches|matchLists|ownActs|partners|queues|results|runningScores|tournaments)-/i

// Call it alone in a test file: covers the calls of events and leagues, or all others.
export function describeWindows(half: 'play' | 'people', needlessMax: number): void {
  let stage: Stage
  const needless: string[] = []
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    await stage.beside.close()
    await stage.scene.close()
  })

  const played = [
    ...playedRows.filter(
      (one) => one === playedRows.find((other) => other.row.name === one.row.name),
    ),
    ...more,
  ].filter(({ row: { name } }) => ofPlay.test(name) === (half === 'play'))
  test.each(played.map((one) => ({ ...one, title: `${one.row.name} about ${one.row.about}` })))(
    'windows follow $title',
    async (one) => {
      needless.push(...(await play(one, stage)))
    },
  )

  test('few live queries are loaded although nothing changed in them', () => {
    expect(needless.length).toBeLessThanOrEqual(needlessMax)
  })
}

async function endAll({ db }: MatrixScene): Promise<void> {
  for (const table of ['events', 'leagues', 'tournaments'] as const)
    await db.updateTable(table).set({ deleted: true }).where('deleted', '=', false).execute()
}
