// Compares windows that were open before a call with windows opened after it. Both use the server's
// live queries; the new ones are loaded by a second server without a cache.
import { sql } from 'kysely'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import type { Actor } from '#domain/access/actor.ts'
import { applyRowChanges, type RowChanges } from '#domain/live/row-changes.ts'
import { ok } from '#domain/shared/result.ts'
import { createLinkKeys, readLinkName } from '#server/link/link-keys.ts'
import type { Hub } from '#server/live/hub.ts'
import { createSubscriptions } from '#server/transport/subscriptions.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { testSecret } from '#test/support/test-secret.ts'
import { until } from '#test/support/until.ts'
import { changedColumns, openColumn } from './answer-columns.ts'
import { windowInputs, type About } from './window-inputs.ts'

export type Viewer = { name: string; actor: Actor }
export type Window = { query: LiveName; input: unknown; viewer: Viewer }
type View = Window & {
  first: Promise<void>
  shown: () => string | null
  close: () => void
}

const refusedMark = 'refused: '
const isRefused = (shown: string | null | undefined): boolean =>
  shown?.startsWith(refusedMark) === true

/** One person per window, so that loads don't queue behind another window's. */
let people = 0

/** Shows an answer as JSON, or `refused: ` with a code. */
export function openAt(hub: Hub, { query, input, viewer }: Window): View {
  let shown: string | null = null
  const first = Promise.withResolvers<void>()
  const show = (text: string): void => {
    shown = text
    first.resolve()
  }
  const subscriptions = createSubscriptions({
    hub,
    outbox: {
      send: (frame) => {
        if (frame.type === 'refused') show(`${refusedMark}${frame.code}`)
      },
      deliver: (frame) => show(toShown(frame.toString('utf8'), shown)),
    },
    takesChanges: true,
    place: { person: `watcher ${people++}`, spendSubscription: () => ok(null) },
    onRefused: () => undefined,
  })
  subscriptions.add({ type: 'subscribe', id: 1, query, input }, viewer.actor)
  return {
    query,
    input,
    viewer,
    first: first.promise,
    shown: () => shown,
    close: () => subscriptions.clear(),
  }
}

/** The answer as text with the end of its frame, from a snapshot or from what changed in the last. */
function toShown(frame: string, before: string | null): string {
  const data = frame.replace(/^.*?"data":/s, '')
  if (!/^.{0,10}\{"type":"changes",/s.test(frame)) return data
  const changed = applyRowChanges(answerIn(before), answerIn(data) as RowChanges)
  return `${JSON.stringify(changed)}}`
}

export const allShown = async (views: readonly View[]): Promise<void> => {
  await Promise.all(views.map(({ first }) => first))
}

/** needless: queries loaded although none of their windows changed. */
export type Seen = {
  changed: ReadonlyMap<LiveName, ReadonlySet<string>>
  stale: string[]
  needless: string[]
}

type Shown = string | null | undefined
const answerIn = (shown: Shown): unknown =>
  (JSON.parse(`{"data":${shown ?? 'null}'}`) as { data: unknown }).data

function columnsBetween(query: LiveName, before: Shown, after: Shown): string[] {
  if (before === after) return []
  return isRefused(before) || isRefused(after)
    ? [openColumn]
    : changedColumns(query, answerIn(before), answerIn(after))
}

/** All windows about something for these viewers; visitors get those that need no account. */
export const windowsAbout = (about: About, viewers: readonly Viewer[]): Window[] =>
  viewers.flatMap((viewer) =>
    Object.entries(windowInputs).flatMap(([name, inputs]) => {
      const query = name as LiveName
      return viewer.actor.kind === 'visitor' && liveQueries[query].who !== 'visitor'
        ? []
        : inputs(about).map((input) => ({ query, input, viewer }))
    }),
  )

type During = {
  windows: readonly Window[]
  act: () => Promise<void>
  findConcerned?: (windows: readonly Window[]) => Promise<readonly Window[]>
}

export async function watchDuring(
  { app, beside }: { app: TestApp; beside: TestApp },
  { windows, act, findConcerned }: During,
): Promise<Seen> {
  // Drop caches, because this scene was set up directly in the database.
  app.deps.bus.invalidateEverything()
  const opened = windows.map((window) => openAt(app.app.hub, window))
  await allShown(opened)
  const before = new Map(windows.map((window, index) => [window, opened[index]?.shown()]))
  const views = new Map(windows.map((window, index) => [window, opened[index]]))
  const loaded = new Map(app.app.hub.stats().loadsByQuery)
  await act()
  beside.deps.bus.invalidateEverything()
  const concerned = (await findConcerned?.(windows)) ?? windows
  const fresh = concerned.map((window) => openAt(beside.app.hub, window))
  await allShown(fresh)
  const isLate = (window: Window, index: number): boolean =>
    views.get(window)?.shown() !== fresh[index]?.shown()
  await until('windows that follow', () => !concerned.some(isLate), settleMs).catch(() => undefined)
  const changed = new Map<LiveName, Set<string>>()
  const stale: string[] = []
  for (const [index, window] of concerned.entries()) {
    const { query, viewer } = window
    const [was, is] = [before.get(window), fresh[index]?.shown()]
    const columns = isRefused(was) ? [] : columnsBetween(query, was, is)
    if (columns.length > 0) changed.set(query, new Set([...(changed.get(query) ?? []), ...columns]))
    const late = columnsBetween(query, views.get(window)?.shown(), is)
    if (late.length > 0) stale.push(`${query} of ${viewer.name}: ${late.join(', ')}`)
  }
  const needless = [...app.app.hub.stats().loadsByQuery].flatMap(([query, loads]) =>
    loads > (loaded.get(query) ?? 0) && !changed.has(query as LiveName) ? [query] : [],
  )
  for (const view of [...opened, ...fresh]) view.close()
  return { changed, stale: [...new Set(stale)].toSorted(), needless }
}

/** Longer than an invalidation and a load take on a busy machine. */
const settleMs = 5_000

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one)
}

export async function aboutOf({ db }: Pick<TestApp, 'db'>, input: unknown): Promise<About> {
  const texts = [...new Set(textsIn(input))]
  const linkNames = texts.flatMap((text) => readLinkName(text) ?? [])
  const {
    rows: [about],
  } = await sql<About>`
    with given as (select unnest(${texts}::text[]) as text),
      letters as (select * from messages where message_id::text in (select text from given)),
      found as (select distinct e.* from events e where not e.deleted
      and (e.event_id::text in (select text from given)
        or e.event_id in (select event_id from letters)
        or e.series_id::text in (select text from given)
        or e.event_id in (select event_id from matches
        where match_id::text in (select text from given))
        or e.event_id in (select event_id from event_messages
        where message_id::text in (select text from given)))),
      games as (select * from leagues where league_series_id::text in (select text from given)
      or league_series_id in (select league_series_id from found)),
      opens as (select * from tournaments where tournament_id::text in (select text from given)
      or tournament_id in (select tournament_id from found)),
      places as (select location_id from locations
      where location_id in (select text from given union select location from found
      union select location from games union select location from opens union select location_id from letters
        union select location_id from reports where report_id::text in (select text from given)
        union select location_id from media_links where media_id::text in (select text from given)
        union select location_id from location_suggestions
        where suggestion_id::text in (select text from given)))
    select array(select event_id::text from found order by 1) as events,
      array(select distinct series_id::text from found where series_id is not null) as series,
      array(select watch_key from match_lists where event_id in (select event_id from found)
      and watch_key is not null) as "watchKeys",
      array(select watch_key from queues where event_id in (select event_id from found)
      and watch_key is not null) as "queueKeys",
      array(select league_series_id::text from games) as leagues,
      array(select watch_key from games where watch_key is not null) as "leagueKeys",
      array(select tournament_id::text from opens) as tournaments,
      array(select watch_key from opens where watch_key is not null) as "tournamentKeys",
      array(select location_id from places) as locations,
      array(select screen_id::text from screens
      where location_id in (select location_id from places)) as screens,
      array(select player_id from players
      where player_id in (select text from given union select from_id from letters
      union select to_id from letters
      union select player_id from contacts where contact_id::text in (select text from given)
        or link_key = any(${linkNames}::text[])) order by 1) as players,
      coalesce((select json_agg(json_build_object('locationId', location_id, 'clubId', slug))
      from clubs where location_id in (select location_id from places)
      and slug in (select text from given)), '[]') as clubs`.execute(db)
  if (about === undefined) throw new Error('a statement without a row')
  const linkKeys = createLinkKeys({ current: testSecret, previous: null })
  const show = (name: string): string => linkKeys.show(name)
  return {
    ...about,
    watchKeys: about.watchKeys.map(show),
    queueKeys: about.queueKeys.map(show),
    leagueKeys: about.leagueKeys.map(show),
    tournamentKeys: about.tournamentKeys.map(show),
  }
}

export async function viewersNamed(
  { db }: Pick<TestApp, 'db'>,
  names: readonly string[],
): Promise<Viewer[]> {
  const rows = await db
    .selectFrom('players as p')
    .innerJoin('auth_users as u', 'u.id', 'p.userId')
    .select(['p.playerId', 'u.id', 'u.email'])
    .where('p.playerId', 'in', [...names])
    .orderBy('p.playerId')
    .execute()
  return rows.map(({ playerId, id: userId, email }) => ({
    name: playerId,
    actor: {
      kind: 'signed-in',
      userId,
      email,
      provider: 'credential',
      sessionId: '',
      playerId,
      lacksSecondFactor: false,
    },
  }))
}
