// Session lookups, made for every socket and call, get a cached generic plan in PostgreSQL.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPatiently } from '#test/support/run-postgres.ts'
import { testDatabase } from '#test/support/test-database.ts'
import { plannedForValues } from '../statements/statement-names.ts'
import { findSignedIn } from './auth-records.ts'

test.each([
  { by: 'a token', key: (n: number) => `token ${n}` },
  { by: 'its id', key: (n: number) => `id:session ${n}` },
])('a session that is asked for by $by is planned for any, and not each time', async ({ key }) => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  await sql`insert into auth_users (id, name, email, email_verified)
    select 'u' || n, 'name', 'u' || n || '@example.org', true
    from generate_series(1, 500) n`.execute(database.db)
  await sql`insert into auth_sessions (id, user_id, token, expires_at)
    select 'session ' || n, 'u' || n, 'token ' || n, now() + interval '1 day'
    from generate_series(1, 500) n`.execute(database.db)
  await sql`analyze`.execute(database.db)
  const db = openPatiently({ connectionString: database.url }, { size: 1 })
  onTestFinished(() => db.destroy())
  for (let n = 1; n <= 12; n += 1)
    expect(
      await findSignedIn(db, [key(n)], { now: 0, isSecondFactorDemanded: false }),
    ).toMatchObject([{ userId: `u${n}` }])
  const { rows } = await sql<{ custom: number; isGeneral: boolean }>`
    select custom_plans as custom, generic_plans > 5 as "isGeneral" from pg_prepared_statements
    where statement like '%"auth_sessions" as "session"%' ${plannedForValues}`.execute(db)
  expect(rows).toEqual([{ custom: 5, isGeneral: true }])
})
