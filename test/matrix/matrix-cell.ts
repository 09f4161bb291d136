// One row of the authorization matrix: something that can be asked, something it is about, and what
// every actor gets for every target. A cell asks over the real wire. A refused write must have
// changed nothing, and what is "not found" must answer exactly as an id that never existed.
import { randomUUID } from 'node:crypto'
import type { Who } from '#contract/call.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { isProof } from '#test/support/proof.ts'
import { actors, askerOf, takeChanges, type ActorName, type MatrixScene } from './matrix-scene.ts'
import { askWire, isWrite, whoOf, type InputOf, type Name, type OutputOf } from './matrix-wire.ts'

/**
 * own: the actor's. foreign: the scene's, open to see. private: the scene's, hidden. deleted: gone,
 * or never there.
 */
export const targets = ['own', 'foreign', 'private', 'deleted'] as const
export type TargetName = (typeof targets)[number]

export type Cell = {
  scene: MatrixScene
  actor: ActorName
  /**
   * The actor's player id; the player's for actors without one. What is arranged without a look at
   * it or at the actor serves all actors, so look only where it matters.
   */
  me: string
  target: TargetName
}

/**
 * What a cell asks. `id` is the target, replaced by one that never existed where the answer is "not
 * found" (`hides`, should there be several).
 */
type Asked<N extends Name> = {
  input: InputOf<N>
  id?: string
  hides?: RefusalCode
  /** For lists: whether the target is in the answer. */
  shows?: (answer: OutputOf<N>) => boolean
}

/**
 * The outcomes of one target: that of every player, then the exceptions: 'ok, blocked
 * event-not-found'. Outcomes are 'ok', a refusal code, and for lists 'shown' or 'absent'. '-' is a
 * cell that does not exist. Visitors and newcomers get what the contract's `who` says, unless they
 * are named.
 */
export type Outcomes = Record<TargetName, string>
export type MatrixRow = {
  name: Name
  about: string
  outcomes: Outcomes
  arrange: (cell: Cell) => Promise<Asked<never>>
}

/** Writes a row down, with the types of its call. */
export const row = <N extends Name>(
  name: N,
  about: string,
  outcomes: Outcomes,
  arrange: (cell: Cell) => Promise<Asked<N>> | Asked<N>,
): MatrixRow => ({ name, about, outcomes, arrange: async (cell) => arrange(cell) })

/** A row that is about nothing in particular: only `own` exists. */
export const plainRow = <N extends Name>(
  name: N,
  own: string,
  arrange: (cell: Cell) => Promise<Asked<N>> | Asked<N>,
): MatrixRow => row(name, 'itself', { own, foreign: '-', private: '-', deleted: '-' }, arrange)

/** The same cell about another target; its actor counts as asked for only when it is (arrangeFor). */
export const aimed = (cell: Cell, target: TargetName): Cell => ({
  scene: cell.scene,
  target,
  get actor() {
    return cell.actor
  },
  get me() {
    return cell.me
  },
})

const offices: readonly ActorName[] = ['leader', 'secretary', 'treasurer']
/** These ask always: each of them is stopped for a reason of its own. */
const always: readonly ActorName[] = ['visitor', 'newcomer', 'player', 'blocked', 'admin']

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/**
 * The actors that ask in this form of the proof. The short form leaves out those who get what the
 * player gets: of them two ask in turn, an office and another, others in the next row. Where a row
 * is about clubs all three offices ask.
 */
function askersOf({ name, about, outcomes }: MatrixRow, target: TargetName): readonly ActorName[] {
  if (isProof) return actors
  const isNamed = (actor: ActorName, text: string): boolean => text.includes(`${actor} `)
  const turn = sum(Array.from(`${name} ${about} ${target}`, (letter) => letter.charCodeAt(0)))
  const others = actors.filter((actor) => !always.includes(actor))
  const asking = new Set([...always, offices[turn % offices.length], others[turn % others.length]])
  const isAboutClubs =
    about.includes('club') ||
    Object.values(outcomes).some((text) => offices.some((office) => isNamed(office, text)))
  if (isAboutClubs && target !== 'own') for (const office of offices) asking.add(office)
  return actors.filter((actor) => asking.has(actor) || isNamed(actor, outcomes[target]))
}

/** What each actor who asks is to get for a target; no one where there is no such cell. */
function outcomesOf(row: MatrixRow, target: TargetName): Map<ActorName, string> {
  const { name, outcomes } = row
  const who = whoOf(name)
  const [usual = '-', ...exceptions] = outcomes[target].split(', ')
  const byActor = new Map(exceptions.map((exception) => exception.split(' ') as [string, string]))
  const stranger = [...byActor.keys()].find(
    (actor) => !(actors as readonly string[]).includes(actor),
  )
  if (stranger !== undefined) throw new Error(`${name}: '${stranger}' is no actor`)
  return new Map(
    askersOf(row, target).flatMap((actor): [ActorName, string][] => {
      const outcome =
        byActor.get(actor) ?? (usual === '-' ? '-' : (refusedByWho(who, actor) ?? usual))
      return outcome === '-' ? [] : [[actor, outcome]]
    }),
  )
}

/** The outcomes as a table, one line an actor and target, as they are expected. */
export const expectedTable = (row: MatrixRow): string[] =>
  targets.flatMap((target) =>
    [...outcomesOf(row, target)].map(([actor, outcome]) => line(target, actor, outcome)),
  )

const line = (target: TargetName, actor: ActorName, outcome: string): string =>
  `${target.padEnd(8)} ${actor.padEnd(9)} ${outcome}`

function refusedByWho(who: Who, actor: ActorName): string | null {
  if (actor === 'visitor' && who !== 'visitor') return 'not-signed-in'
  return actor === 'newcomer' && who === 'player' ? 'not-a-player' : null
}

/** True where an admin may do to what is another's what a player may not. */
export function takesOffice({ name, outcomes }: MatrixRow): boolean {
  const [usual = '-', ...exceptions] = outcomes.foreign.split(', ')
  return whoOf(name) === 'player' && exceptions.includes('admin ok') && usual !== 'ok'
}

/** What the admin of the venue gets for what is another's. */
export async function askAsAdmin(scene: MatrixScene, asked: MatrixRow): Promise<string> {
  const cell: Cell = { scene, actor: 'admin', me: 'admin', target: 'foreign' }
  const outcome = await askOne(asked.name, await asked.arrange(cell), cell)
  const changes = await takeChanges(scene)
  const mayChange = outcome === 'ok' && isWrite(asked.name)
  return changes.length === 0 || mayChange
    ? outcome
    : `${outcome}, but changed ${changes.join(' ')}`
}

/** What is asked about, and who may ask for it. */
type Arranged = { asked: Asked<never>; isFor: (actor: ActorName) => boolean }

/** Asks every cell of a row, and gives what came as a table. */
export async function actualTable(scene: MatrixScene, row: MatrixRow): Promise<string[]> {
  const lines: string[] = []
  for (const target of targets) {
    const expected = outcomesOf(row, target)
    const actual = await askTarget(scene, row, target, expected)
    for (const actor of expected.keys()) lines.push(line(target, actor, actual.get(actor) ?? '-'))
  }
  return lines
}

/**
 * Those who are to be refused, or only read, leave what is arranged as it was: they ask for the same
 * and at once, and nothing may have changed after them all. Each who is to change it asks for what
 * no one changed before.
 */
async function askTarget(
  scene: MatrixScene,
  row: MatrixRow,
  target: TargetName,
  expected: ReadonlyMap<ActorName, string>,
): Promise<Map<ActorName, string>> {
  const actual = new Map<ActorName, string>()
  const ask = async (actor: ActorName, { asked }: Arranged): Promise<void> => {
    actual.set(actor, await askOne(row.name, asked, { scene, actor }))
  }
  const isToChange = (actor: ActorName): boolean =>
    isWrite(row.name) && expected.get(actor) === 'ok'
  const harmless = [...expected.keys()].filter((actor) => !isToChange(actor))
  let kept: Arranged | null = null
  for (let left = harmless; left.length > 0; left = left.filter((actor) => !actual.has(actor))) {
    const arranged = await arrangeFor(scene, row, target, left[0] ?? 'player')
    await Promise.all(left.filter(arranged.isFor).map((actor) => ask(actor, arranged)))
    kept = arranged
  }
  const changed = await takeChanges(scene)
  if (changed.length > 0)
    for (const actor of harmless)
      actual.set(actor, `${actual.get(actor)}, but one of them changed ${changed.join(' ')}`)
  for (const actor of [...expected.keys()].filter(isToChange)) {
    const isUnchanged = kept?.isFor(actor) === true
    const arranged: Arranged | null = isUnchanged ? kept : null
    await ask(actor, arranged ?? (await arrangeFor(scene, row, target, actor)))
    kept = null
  }
  await takeChanges(scene)
  return actual
}

const playerOf = (actor: ActorName): string =>
  actor === 'visitor' || actor === 'newcomer' ? 'player' : actor

/**
 * Arranges a cell. What came about without a look at the actor is for everyone; with one at the
 * player, for all who ask as that player.
 */
async function arrangeFor(
  scene: MatrixScene,
  row: MatrixRow,
  target: TargetName,
  actor: ActorName,
): Promise<Arranged> {
  const looks = { atActor: false, atPlayer: false }
  const asked = await row.arrange({
    scene,
    target,
    get actor() {
      looks.atActor = true
      return actor
    },
    get me() {
      looks.atPlayer = true
      return playerOf(actor)
    },
  })
  return {
    asked,
    isFor: (other) =>
      (!looks.atActor || other === actor) &&
      (!looks.atPlayer || playerOf(other) === playerOf(actor)),
  }
}

/** What an actor gets; what is "not found" must answer as what never existed does. */
async function askOne(
  name: Name,
  { input, id, hides, shows }: Asked<never>,
  from: Pick<Cell, 'scene' | 'actor'>,
): Promise<string> {
  const answer = await askWire(askerOf(from), name, input)
  if (answer.code === null)
    return shows === undefined ? 'ok' : shows(answer.value as never) ? 'shown' : 'absent'
  if (
    id !== undefined &&
    (hides === undefined ? answer.code.endsWith('-not-found') : answer.code === hides)
  ) {
    const unknown = await askWire(
      askerOf(from),
      name,
      JSON.parse(JSON.stringify(input).replaceAll(id, neverGiven(id))) as never,
    )
    if (unknown.text !== answer.text) return `${answer.text}, but for an unknown id ${unknown.text}`
  }
  return answer.code
}

/** An id of the same form that nothing ever had. */
const neverGiven = (id: string): string =>
  id.length === 36 ? randomUUID() : `x${randomUUID().slice(0, 7)}`
