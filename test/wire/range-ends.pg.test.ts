// Calls everything in the contract with each number and text at both bounds, just beyond them, and
// with plausible invalid values: it must answer or refuse with a code, never `internal`.
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, httpFunctions } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { takesOffice, type Cell, type MatrixRow } from '#test/matrix/matrix-cell.ts'
import { askerOf, openMatrixScene, type MatrixScene } from '#test/matrix/matrix-scene.ts'
import { askWire, type Name } from '#test/matrix/matrix-wire.ts'
import { everyRow } from '#test/matrix/nouns.ts'
import { listFields, withValue, type BoundedField } from '#test/support/input-bounds.ts'
import { isProof } from '#test/support/proof.ts'

let scene: MatrixScene
beforeAll(async () => {
  scene = await openMatrixScene()
})
afterAll(() => scene.close())

const isLive = (name: Name): boolean => Object.hasOwn(liveQueries, name)

const isDocument = (name: Name): boolean => name.startsWith('documentUpdates-')

/** One row per name, because the other rows of a name have the same input. */
const rows = everyRow
  .filter((row) => row.name !== 'upload' && (row.outcomes.own !== '-' || takesOffice(row)))
  .filter(
    (row, _at, all) => isDocument(row.name) || row === all.find(({ name }) => name === row.name),
  )

const inputOf = (name: Exclude<Name, 'upload'>): v.GenericSchema =>
  ({ ...calls, ...httpFunctions, ...liveQueries })[name].input

const numbers = [0, -1, 0.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 1e308, -1e308]
const days = ['2026-02-31', '0000-01-01', '1900-01-01', '2199-12-31', '2203-01-01', '9999-12-31']
const instants = [
  '2026-02-31T10:00:00Z',
  '0000-01-01T00:00:00Z',
  '2026-06-03T00:00:00+23:59',
  '2199-12-31T23:59:59-23:59',
  '1900-01-01T00:00:00+14:00',
]
const texts = [
  '',
  ' ',
  '00:00',
  '24:00',
  '23:59',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; --",
  '%',
  '{}',
  '٣',
  ...days,
  ...instants,
]

function valuesOf({ type, min, max }: BoundedField): (number | string)[] {
  const ends = [min, max].filter((end) => end !== null).flatMap((end) => [end - 1, end, end + 1])
  if (type === 'number') return [...new Set([...ends, ...numbers])]
  const lengths = ends.filter((length) => length > 0 && length < 20_000)
  return [
    ...texts,
    ...lengths.flatMap((length) => ['a'.repeat(length), '1'.repeat(length), '🇪🇸'.repeat(length)]),
  ]
}

/** For a free text, one day is as good as any other. */
const dated: ReadonlySet<number | string> = new Set([...days, ...instants].slice(1))

type Variant = { field: BoundedField; value: number | string }

function* variantsOf(name: Exclude<Name, 'upload'>, example: unknown): Generator<Variant> {
  for (const field of listFields(inputOf(name))) {
    const takesWords = v.is(inputOf(name), withValue(example, field.path, 'word'))
    for (const value of valuesOf(field))
      if (!takesWords || !dated.has(value)) yield { field, value }
  }
}

/** A window's rate is limited, so each live query gets its own. */
async function withNewWindow(name: Name, actor: 'admin' | 'player'): Promise<MatrixScene> {
  if (!isLive(name)) return scene
  await scene.window[actor].close()
  scene.window[actor] = await scene.app.socket(scene.players[actor].token)
  return scene
}

type Ask = (variants: readonly Variant[]) => Promise<boolean>

async function askEach(ask: Ask, variants: readonly Variant[]): Promise<void> {
  for (const variant of variants) await ask([variant])
}

/** Refused combinations are split in halves to find the refused field. */
async function askTogether(ask: Ask, variants: readonly Variant[]): Promise<void> {
  if (variants.length === 0 || (await ask(variants)) || variants.length === 1) return
  const half = Math.ceil(variants.length / 2)
  await askTogether(ask, variants.slice(0, half))
  await askTogether(ask, variants.slice(half))
}

const toSize = ({ value }: Variant): number => (typeof value === 'number' ? value : value.length)

const pickEnds = (variants: readonly Variant[]): Variant[] => {
  const sorted = variants.toSorted((a, b) => toSize(a) - toSize(b))
  return [...new Set([...sorted.slice(0, 1), ...sorted.slice(-1)])]
}

/**
 * The short form. Values the contract refuses never reach a handler, so one per field is sent. For
 * fields whose first value is answered, the two ends are sent together with other fields; the
 * others follow alone.
 */
async function askInShort(
  ask: Ask,
  variants: readonly Variant[],
  isTaken: (one: Variant) => boolean,
): Promise<void> {
  const byField = Map.groupBy(variants, ({ field }) => field.path.join('.'))
  const free: Variant[][] = []
  for (const ofField of byField.values()) {
    const [first, ...others] = ofField.filter(isTaken)
    const refused = ofField.find((one) => !isTaken(one))
    if (refused !== undefined) await ask([refused])
    if (first === undefined) continue
    const ends = pickEnds(others)
    if (await ask([first])) free.push(ends)
    else await askEach(ask, ends)
  }
  for (const end of [0, 1])
    await askTogether(
      ask,
      free.flatMap((ends) => ends.slice(end, end + 1)),
    )
}

const withValues = (input: unknown, variants: readonly Variant[]): unknown =>
  variants.reduce<unknown>((whole, { field, value }) => withValue(whole, field.path, value), input)

async function askAll(row: MatrixRow & { name: Exclude<Name, 'upload'> }): Promise<string[]> {
  const [actor, target] =
    row.outcomes.own === '-' ? (['admin', 'foreign'] as const) : (['player', 'own'] as const)
  const cell: Cell = { scene: await withNewWindow(row.name, actor), actor, me: actor, target }
  let asked = await row.arrange(cell)
  const broken: string[] = []
  const ask: Ask = async (variants) => {
    const { code } = await askWire(
      askerOf(cell),
      row.name,
      withValues(asked.input, variants) as never,
    )
    expect(code).not.toBe('too-many-requests')
    if (code === 'internal')
      broken.push(
        ...variants.map(
          ({ field, value }) => `${field.path.join('.')}: ${JSON.stringify(value).slice(0, 60)}`,
        ),
      )
    if (code === null) asked = await row.arrange(cell)
    return code === null
  }
  const variants = [...variantsOf(row.name, asked.input)].filter(
    ({ field, value }) => withValue(asked.input, field.path, value) !== null,
  )
  if (isProof) await askEach(ask, variants)
  else
    await askInShort(ask, variants, (one) =>
      v.is(inputOf(row.name), withValues(asked.input, [one])),
    )
  return broken
}

test.each(rows)('$name about $about answers or refuses whatever it is given', async (row) => {
  expect(await askAll(row as never)).toEqual([])
  expect(scene.app.takeErrors()).toEqual([])
})
