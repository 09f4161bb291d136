// Permissions of the request role in the embedded store.
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEmbeddedFolder, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import type { Embedded } from './embedded/start-embedded.ts'
import { migrateToLatest } from './migrate.ts'
import type { DatabaseConnection, Database } from './open-database.ts'
import { grantOwnDatabase, openRequestRole, requestRoleName } from './request-role.ts'

let folder: EmbeddedFolder
let embedded: Embedded
let owner: Database
let requests: DatabaseConnection
let client: Client

beforeAll(async () => {
  folder = await makeEmbeddedFolder()
  embedded = await folder.start()
  owner = openPatiently(embedded.connection, { size: 2 })
  await migrateToLatest(owner)
  requests = await openRequestRole(owner, embedded.connection)
  client = new Client({ ...requests })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await owner.destroy()
  await folder.remove()
})

const refusalOf = (statement: string): Promise<string> =>
  client.query(statement).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'unknown',
  )

const ask = async <T extends object>(statement: string): Promise<T[]> =>
  (await client.query<T>(statement)).rows

test('is nobody special and owns nothing', async () => {
  expect(
    await ask(
      'select current_user as name, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
    ),
  ).toEqual([
    {
      name: requestRoleName,
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    },
  ])
  expect(await ask('select relname from pg_class where relowner = current_user::regrole')).toEqual(
    [],
  )
  expect(await ask('select 1 from pg_auth_members where member = current_user::regrole')).toEqual(
    [],
  )
})

const denied = '42501'
test.each([
  ['run programs', "copy version to program 'true'"],
  ['write files', "copy version to '/tmp/version'"],
  ['read files', "select pg_read_file('PG_VERSION')"],
  ['list folders', "select pg_ls_dir('.')"],
  ['import files', "select lo_import('/etc/passwd')"],
  ['read passwords', 'select * from pg_authid'],
  ['make tables', 'create table mine (id int)'],
  ['make tables for a while', 'create temporary table mine (id int)'],
  ['make schemas', 'create schema mine'],
  ['make functions', "create function mine() returns int language sql as 'select 1'"],
  ['make roles', 'create role mine superuser'],
  ['change the settings of the server', "alter system set fsync = 'off'"],
  ['become the owner', 'set role sideout'],
  ['change tables', 'alter table players add mine int'],
  ['drop tables', 'drop table players'],
  ['switch triggers off', 'alter table operator_log disable trigger user'],
  ['skip triggers', "set session_replication_role = 'replica'"],
  ['empty tables', 'truncate players'],
  ['read which steps were made', 'select * from migrations'],
  ['claim that steps were made', "insert into migrations values ('none', 'now')"],
  ['change what sequences count', "select setval('match_result_order', 1)"],
  ['write to the queue', 'create table pgboss.mine (id int)'],
])('may not %s', async (_what, statement) => {
  expect(await refusalOf(statement)).toBe(denied)
})

test('reads and writes rows of every table, and takes the next number of every sequence', async () => {
  const missing = await ask(`
    select table_name, privilege from information_schema.tables, unnest(array['select', 'insert', 'update', 'delete']) as privilege
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migrations', 'migrations_lock')
      and not has_table_privilege(format('public.%I', table_name), privilege)`)
  expect(missing).toEqual([])
  expect(
    await ask(
      "select sequencename from pg_sequences where schemaname = 'public' and not has_sequence_privilege(format('public.%I', sequencename), 'usage')",
    ),
  ).toEqual([])
})

test('no function runs as its owner without a search path of its own', async () => {
  expect(
    await ask(
      "select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace and coalesce(array_to_string(proconfig, ','), '') !~ 'search_path='",
    ),
  ).toEqual([])
})

test('a new start gives it another password, and the old one ends', async () => {
  const next = await openRequestRole(owner, embedded.connection)
  const connect = async (connection: DatabaseConnection): Promise<string> => {
    const other = new Client({ ...connection })
    const outcome = await other.connect().then(
      () => 'in',
      (error: { code?: string }) => error.code ?? 'unknown',
    )
    await other.end().catch(() => undefined)
    return outcome
  }
  expect(await connect(next)).toBe('in')
  expect(await connect(requests)).toBe('28P01')
})

test("in a database of one's own the role of DATABASE_URL gets the same, and new tables are granted", async () => {
  const admin = new Client({ ...embedded.connection })
  await admin.connect()
  await admin.query('create role "Requests" login password \'for a test\'')
  await admin.query('create table later (id int)')
  await grantOwnDatabase(owner, {
    ...embedded.connection,
    user: 'Requests',
    password: 'for a test',
  })
  const { rows } = await admin.query(
    "select has_table_privilege('Requests', 'later', 'insert') as writes, has_schema_privilege('Requests', 'public', 'create') as makes, has_table_privilege('Requests', 'migrations', 'select') as sees",
  )
  expect(rows).toEqual([{ writes: true, makes: false, sees: false }])
  await grantOwnDatabase(owner, embedded.connection)
  await admin.end()
})
