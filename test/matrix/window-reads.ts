// Which tables every live query reads, and which tables a scene writes. What a window shows follows
// from the tables that it reads, so one that reads none of those a scene writes can neither change
// nor be late in it, and the short form of the proof leaves it closed.
import { sql } from 'kysely'
import * as v from 'valibot'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import type { Actor } from '#domain/access/actor.ts'
import { createLiveQueries } from '#server/live-queries.ts'
import type { AnyQuery } from '#server/live/groups.ts'
import { valuesOf } from '#test/support/statements.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { followUpTables, takeChanges } from './matrix-scene.ts'
import type { Viewer } from './open-windows.ts'
import { windowInputs, type About } from './window-inputs.ts'

/** By query. One that was never answered is missing, and may read anything. */
type Reads = ReadonlyMap<LiveName, ReadonlySet<string>>

const wordsIn = (text: string): string[] => text.match(/\w+/g) ?? []

/**
 * The tables behind every word that may stand in a statement: a table's own name, and the names of
 * views and functions.
 */
async function tablesByWord({ db }: Pick<TestApp, 'db'>): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ name: string; body: string | null }>`
    select tablename as name, null as body from pg_tables where schemaname = 'public'
    union all select viewname, definition from pg_views where schemaname = 'public'
    union all select p.proname, p.prosrc from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public'`.execute(db)
  const bodies = new Map(rows.map(({ name, body }) => [name, body]))
  const follow = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name) || !bodies.has(name)) return seen
    seen.add(name)
    for (const word of wordsIn(bodies.get(name) ?? '')) follow(word, seen)
    return seen
  }
  return new Map([...bodies.keys()].map((name) => [name, follow(name, new Set<string>())]))
}

/** Answers every query about these things to each viewer, and adds the tables that it reads. */
export async function learnReads(
  reads: Map<LiveName, Set<string>>,
  app: TestApp,
  about: About,
  viewers: readonly Viewer[],
): Promise<void> {
  const behind = await tablesByWord(app)
  const handlers = createLiveQueries(app.deps) as unknown as Record<LiveName, AnyQuery>
  for (const [query, inputs] of Object.entries(windowInputs) as [LiveName, InputsOf][])
    for (const given of inputs(about))
      for (const { actor } of viewers) {
        const input = v.parse(liveQueries[query].input, given)
        let isAnswered = false
        const asked = await valuesOf(async () => {
          isAnswered = await answer(app, handlers[query], input, actor)
        })
        if (!isAnswered) continue
        const tables = reads.get(query) ?? new Set<string>()
        reads.set(query, tables)
        for (const word of asked.flatMap(({ text }) => wordsIn(text)))
          for (const table of behind.get(word) ?? []) tables.add(table)
      }
}
type InputsOf = (about: About) => readonly unknown[]

/** Loads a query as the hub does, and everything that it asks for a viewer; false when refused. */
async function answer(
  { deps }: TestApp,
  query: AnyQuery,
  input: unknown,
  viewer: Actor,
): Promise<boolean> {
  const context = { db: deps.db, now: deps.clock.now() }
  const checked = await query.guard?.check(context, input, viewer)
  const loaded = await query.load(context, input, viewer)
  await query.view?.own?.load(context, [viewer as never])
  return checked?.ok !== false && loaded.ok
}

/** The tables that `act` writes in an installation whose tables are all watched. */
export async function tablesWritten(
  { db }: Pick<TestApp, 'db'>,
  act: () => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  await takeChanges({ db })
  await act()
  const written = new Set(await takeChanges({ db }))
  // A job works these off one after the other, soon.
  if (followUpTables.some((table) => written.has(table)))
    for (const table of followUpTables) written.add(table)
  return written
}

/**
 * True for a query that may show something else once these tables are written. What reads no table
 * keeps what it shows elsewhere.
 */
export const mayChange = (reads: Reads, written: ReadonlySet<string>, query: LiveName): boolean => {
  const tables = reads.get(query)
  return (
    tables === undefined || tables.size === 0 || [...tables].some((table) => written.has(table))
  )
}
