// The people of the authorization matrix, shared by all cells. Targets are created per cell
// (matrix-targets.ts), so cells don't affect each other.
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { aFriend, aLocation, anAdmin } from '#test/support/builders.ts'
import { aPng } from '#test/support/pictures.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import {
  startTestApp,
  type TestApp,
  type TestAppOptions,
  type TestPlayer,
  type TestUser,
} from '#test/support/test-app.ts'
import type { TestSocket } from '#test/support/test-socket.ts'

/**
 * The actors. The organizer owns the scene's events, the owner its clubs, the admin its venues. The
 * friend befriended the organizer and is a member of the owner's clubs. Organizer, owner and admin
 * have blocked the blocked one, also a member. Elsewhere is an admin of another venue; leader,
 * secretary and treasurer hold the clubs' offices. Player is a stranger to all; link holders count
 * as visitors (holding-a-link.pg.test.ts).
 */
export const actors = [
  'visitor',
  'newcomer',
  'player',
  'friend',
  'blocked',
  'organizer',
  'owner',
  'admin',
  'elsewhere',
  'leader',
  'secretary',
  'treasurer',
] as const
export type ActorName = (typeof actors)[number]
export const playerActors = actors.filter((actor) => actor !== 'visitor' && actor !== 'newcomer')
type PlayerName = Exclude<ActorName, 'visitor' | 'newcomer'>

/** Further players: two in every roster, one outside. All see each other. */
export const [playing, waiting, outside] = ['una', 'wes', 'ned'] as const

export type MatrixScene = {
  app: TestApp
  /** The tests' own connection; its changes aren't recorded. */
  db: Database
  place: string
  headers: Record<ActorName, Record<string, string>>
  window: Record<ActorName, TestSocket>
  newcomer: TestUser
  picture: Buffer
  players: Record<PlayerName, TestPlayer>
  close(): Promise<void>
}

export const askerOf = ({ scene, actor }: { scene: MatrixScene; actor: ActorName }) => ({
  url: scene.app.url,
  headers: scene.headers[actor],
  window: scene.window[actor],
  picture: scene.picture,
})

export async function openMatrixScene(
  options: Pick<TestAppOptions, 'secondFactor'> = {},
): Promise<MatrixScene> {
  const app = await startTestApp({ ...options, isLocal: true })
  const url = new URL(app.databaseUrl)
  url.searchParams.set('application_name', ownName)
  const db = openPatiently({ connectionString: url.href }, { size: 1 })
  const newcomer = await app.signedInUser('Nora')
  const people = Object.fromEntries(
    await Promise.all(playerActors.map(async (actor) => [actor, await app.signedIn(actor)])),
  ) as MatrixScene['players']
  for (const name of [playing, waiting, outside]) await app.signedIn(name)
  const place = await aLocation(app.db)
  await anAdmin(app.db, place, 'admin')
  await anAdmin(app.db, await aLocation(app.db), 'elsewhere')
  await aFriend(app.db, 'organizer', 'friend')
  await app.db
    .insertInto('player_blocks')
    .values(['organizer', 'owner', 'admin'].map((playerId) => ({ playerId, blockedId: 'blocked' })))
    .execute()
  app.clock.set('2026-06-02T21:30:00Z')
  await watchTables(app)
  const window = Object.fromEntries(
    await Promise.all(
      actors.map(async (actor) => [actor, await app.socket(tokenOf(actor, newcomer, people))]),
    ),
  ) as MatrixScene['window']
  return {
    app,
    db,
    place,
    newcomer,
    window,
    players: people,
    headers: Object.fromEntries(
      actors.map((actor) => [
        actor,
        actor === 'visitor' ? {} : actor === 'newcomer' ? newcomer.headers : people[actor].headers,
      ]),
    ) as MatrixScene['headers'],
    picture: await aPng(400, 400),
    close: async () => {
      await Promise.all(actors.map((actor) => window[actor].close()))
      await db.destroy()
      await app.close()
    },
  }
}

function tokenOf(
  actor: ActorName,
  newcomer: TestUser,
  players: MatrixScene['players'],
): string | null {
  if (actor === 'visitor') return null
  return actor === 'newcomer' ? newcomer.token : players[actor].token
}

const ownName = 'matrix'

/** Written by background jobs after the commit, so they may change during the next cell. */
const followUpTables = [
  'rating_dirty',
  'player_ratings',
  'rating_changes',
  'rating_seeds',
  'rating_rules',
]

/**
 * A trigger on every table records committed changes; those of a refused call are rolled back. Of
 * an update it records the columns.
 */
async function watchTables({ db }: TestApp): Promise<void> {
  await sql`create table changed_tables (name text not null, columns text[])`.execute(db)
  await sql`grant insert on changed_tables to public`.execute(db)
  await sql`create function note_change() returns trigger language plpgsql as $$
    begin
      insert into changed_tables values (tg_table_name, case when tg_op = 'UPDATE' then
        array(select key from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
          where n.value <> o.value) end);
      return null;
    end $$`.execute(db)
  await sql`do $$ declare watched text;
    begin
      for watched in select tablename from pg_tables where schemaname = 'public' and tablename not in (${sql.raw([...followUpTables, 'changed_tables', 'auth_sessions'].map((name) => `'${name}'`).join(', '))}) loop
        execute format('create trigger note_change after insert or update or delete on %I for each row when (current_setting(''application_name'') <> ${sql.raw(`''${ownName}''`)}) execute function note_change()', watched);
      end loop;
    end $$`.execute(db)
}

/** columns: those of an update; null when rows were added or deleted. */
export type RowChange = { name: string; columns: readonly string[] | null }

/** Rows changed since the last call of this function or of `takeChanges`. */
export async function takeRowChanges({ db }: Pick<MatrixScene, 'db'>): Promise<RowChange[]> {
  const { rows } = await sql<RowChange>`delete from changed_tables returning name, columns`.execute(
    db,
  )
  return rows
}

export const tablesIn = (changes: readonly RowChange[]): string[] =>
  [...new Set(changes.map(({ name }) => name))].sort()

/** Tables changed since the last call of this function, sorted. */
export const takeChanges = async (scene: Pick<MatrixScene, 'db'>): Promise<string[]> =>
  tablesIn(await takeRowChanges(scene))
