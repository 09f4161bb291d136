// Plans with a crowd in every table: a plan that PostgreSQL keeps (decision 067) reads about as many
// pages as one made for its values, and an index leads every statement to its rows.
import { Client, escapeLiteral } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isNameable } from '#server/db/statements/statement-names.ts'
import { scheduledJobs } from '#server/start-jobs.ts'
import { addCrowd } from '#test/support/crowd.ts'
import { valuesOf, type AskedStatement } from '#test/support/statements.ts'
import { askerOf, openMatrixScene, type MatrixScene } from './matrix-scene.ts'
import { askWire } from './matrix-wire.ts'
import { everyRow } from './nouns.ts'

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

async function runJobs(): Promise<void> {
  for (const { run } of scheduledJobs(scene.app.deps)) await run()
}

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

async function pagesOf(client: Client, mode: string, asked: AskedStatement): Promise<number> {
  await client.query(`set plan_cache_mode = ${mode}`)
  await client.query('deallocate all')
  await client.query(`prepare kept as ${asked.text}`)
  const run = `execute kept (${asked.values.map(toLiteral).join(', ')})`
  // PostgreSQL makes five custom plans before it considers a generic one.
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

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/** Tables of at least this many rows grow with the community. */
const growsFrom = 5_000

/** Statements that may read a growing table, or a partial index of it, from end to end. */
const namedScans: readonly { text: RegExp; reason: string }[] = [
  { text: /^update "events" set "invited"/, reason: 'once, when a club ends or gets another name' },
  { text: /delete from screen_pairings where secret_hash/, reason: 'pairings live for minutes' },
  { text: /last_in_line" = true/, reason: 'its index holds only those waiting' },
  { text: /^delete from "outreach_people"/, reason: 'nightly' },
  { text: /^delete from "registration_invitations"/, reason: 'nightly' },
  { text: /delete from partner_seekers s using events/, reason: 'nightly' },
  { text: /delete from agreement_acceptances s using players/, reason: 'nightly' },
  {
    text: /^with came as/,
    reason: 'hashes the roster rows of few events; looks them up among many',
  },
  { text: /select photo_url as url from players/, reason: 'nightly' },
  { text: /as "has_invited"/, reason: 'ends at the first row, when an operator looks' },
  { text: /as "letters"/, reason: 'counts the whole installation, when an operator looks' },
  { text: /as "comingEvents"/, reason: 'counts the whole installation, when an operator looks' },
  { text: /^with newcomers as/, reason: 'counts the accounts of twelve weeks' },
  { text: /rating_dirty/, reason: 'a queue that is emptied' },
  { text: /unclaimed.contact/, reason: 'stand-ins are hashed from an index of their own' },
]

/** The growing tables that a plan reads from end to end; below a limit it stops early. */
function listFullScans(node: PlanNode, growing: ReadonlySet<string>): string[] {
  if (node['Node Type'] === 'Limit') return []
  const table = node['Relation Name'] ?? ''
  const isFull =
    node['Node Type'] === 'Seq Scan' ||
    (/^Index (Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined)
  const below = (node.Plans ?? []).flatMap((plan) => listFullScans(plan, growing))
  return isFull && growing.has(table) ? [table, ...below] : below
}

const canExplain = /^\s*(select|with|insert|update|delete)\b/i
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The statements to explain, each once, with values that find something. */
async function listStatements(): Promise<AskedStatement[]> {
  const asked = [...(await valuesOf(askAll)), ...(await valuesOf(runJobs))].filter(
    ({ text, values }) => canExplain.test(text) && !values.some(isEmptyList),
  )
  return [...new Map(asked.map((one) => [one.text, one])).values()]
}

async function explain(client: Client, { text, values }: AskedStatement): Promise<PlanNode> {
  await client.query('deallocate all')
  await client.query(`prepare explained as ${text}`)
  const given = values.length === 0 ? '' : `(${values.map(toLiteral).join(', ')})`
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) execute explained ${given}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (plan === undefined) throw new Error(`no plan for ${text}`)
  return plan
}

test(
  'no statement reads a growing table from end to end, unless it is named with its reason',
  async () => {
    const statements = await listStatements()
    const client = new Client({ connectionString: scene.app.databaseUrl })
    await client.connect()
    await client.query('set plan_cache_mode = force_custom_plan')
    // The rows of a crowd are alike, so that a scan is often cheap. This asks for a way without one.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await client.query(`set enable_${way} = off`)
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and reltuples >= ${growsFrom}`,
    )
    const growing = new Set(rows.map(({ relname }) => relname))
    expect(growing.size).toBeGreaterThan(50)
    const found: string[] = []
    for (const statement of statements) {
      if (namedScans.some(({ text }) => text.test(statement.text.trim()))) continue
      const tables = new Set(listFullScans(await explain(client, statement), growing))
      if (tables.size > 0) found.push(`${[...tables].join(', ')}: ${statement.text}`)
    }
    await client.end()
    expect(found).toEqual([])
  },
  slow,
)
