// Plans that PostgreSQL keeps (decision 067): with a crowd in every table, what every call and every
// live query reads by a kept plan takes about as many pages as by one made for its values.
import { Client, escapeLiteral } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isNameable } from '#server/db/statements/statement-names.ts'
import { addCrowd } from '#test/support/crowd.ts'
import { valuesOf, type AskedStatement } from '#test/support/statements.ts'
import { everyRow } from './every-row.ts'
import { askerOf, openMatrixScene, type MatrixScene } from './matrix-scene.ts'
import { askWire } from './matrix-wire.ts'

const slow = 180_000
let scene: MatrixScene
beforeAll(async () => {
  scene = await openMatrixScene()
  await askAll()
  await addCrowd(scene.app.db)
}, slow)
afterAll(() => scene.close())

const askers = [
  ['player', 'own'],
  ['organizer', 'foreign'],
  ['owner', 'foreign'],
  ['admin', 'foreign'],
] as const

async function askAll(): Promise<void> {
  for (const row of everyRow) {
    for (const [actor, target] of askers) {
      if (row.outcomes[target] === '-') continue
      const asked = await row.arrange({ scene, actor, me: actor, target })
      await askWire(askerOf({ scene, actor }), row.name, asked.input)
    }
  }
}

const reads = /^\s*(select|with)\b/i
const writes = /for update|for share|insert into|update "|delete from|pg_advisory|nextval/i
const isKept = ({ text, values }: AskedStatement): boolean =>
  values.length > 0 && isNameable(text) && reads.test(text) && !writes.test(text)

type Plain = string | number | boolean | Date | null

/** A value as pg would send it, in words. */
function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return escapeLiteral(`{${value.map((one) => toElement(one as Plain)).join(',')}}`)
  const isPlain = typeof value !== 'object' || value instanceof Date
  return escapeLiteral(isPlain ? toText(value as Plain) : JSON.stringify(value))
}
const toText = (value: Plain): string =>
  value instanceof Date ? value.toISOString() : String(value)
const toElement = (value: Plain): string =>
  value === null ? 'NULL' : JSON.stringify(toText(value))

type Explained = {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}

/** The pages that the statement takes once PostgreSQL has chosen how to plan it. */
async function pagesOf(client: Client, mode: string, asked: AskedStatement): Promise<number> {
  await client.query(`set plan_cache_mode = ${mode}`)
  await client.query('deallocate all')
  await client.query(`prepare kept as ${asked.text}`)
  const run = `execute kept (${asked.values.map(toLiteral).join(', ')})`
  // Five times for the values, and then as it likes.
  for (let n = 0; n < (mode === 'auto' ? 5 : 1); n += 1) await client.query(run)
  const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
    `explain (analyze, buffers, timing off, format json) ${run}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
}

test(
  'a plan that is kept reads at most twice the pages of one for its values, and a hundred',
  async () => {
    const asked = new Map(
      (await valuesOf(askAll)).filter(isKept).map((one) => [one.text, one] as const),
    )
    expect(asked.size).toBeGreaterThan(150)
    const client = new Client({ connectionString: scene.app.databaseUrl })
    await client.connect()
    const worse: string[] = []
    for (const one of asked.values()) {
      const [own, kept] = [
        await pagesOf(client, 'force_custom_plan', one),
        await pagesOf(client, 'auto', one),
      ]
      if (kept > 2 * own + 100) worse.push(`${own} → ${kept}: ${one.text}`)
    }
    await client.end()
    expect(worse).toEqual([])
  },
  slow,
)
