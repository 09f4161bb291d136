// A row of the authorization matrix: a request, its subject, and each actor's expected outcome per
// target. Cells run over the real wire; a refused write must change no table, and "not found" must
// answer byte for byte like an id that never existed.
import { randomUUID } from 'node:crypto'
import type { Who } from '#contract/call.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { isProof } from '#test/support/proof.ts'
import { actors, askerOf, takeChanges, type ActorName, type MatrixScene } from './matrix-scene.ts'
import { askWire, isWrite, whoOf, type InputOf, type Name, type OutputOf } from './matrix-wire.ts'

/**
 * own: the actor's. foreign: the scene's, public. private: the scene's, hidden. deleted: deleted,
 * or never existed.
 */
export const targets = ['own', 'foreign', 'private', 'deleted'] as const
export type TargetName = (typeof targets)[number]

export type Cell = {
  scene: MatrixScene
  actor: ActorName
  /**
   * The actor's player id, or the player's for actors without one. Setup that reads neither this
   * nor `actor` is shared by all actors, so read them only when needed.
   */
  me: string
  target: TargetName
}

/**
 * A cell's request. `id` is the target, replaced by one that never existed where the answer is "not
 * found" (`hides` lists several).
 */
type Asked<N extends Name> = {
  input: InputOf<N>
  id?: string
  hides?: RefusalCode
  /** For lists: true when the answer contains the target. */
  shows?: (answer: OutputOf<N>) => boolean
}

/**
 * Outcomes of one target: every player's, then the exceptions: 'ok, blocked event-not-found'. Each
 * is 'ok', a refusal code, or for lists 'shown' or 'absent'; '-' is a cell that doesn't exist.
 * Visitors and newcomers get what the contract's `who` requires, unless named.
 */
export type Outcomes = Record<TargetName, string>
export type MatrixRow = {
  name: Name
  about: string
  outcomes: Outcomes
  arrange: (cell: Cell) => Promise<Asked<never>>
}

export const row = <N extends Name>(
  name: N,
  about: string,
  outcomes: Outcomes,
  arrange: (cell: Cell) => Promise<Asked<N>> | Asked<N>,
): MatrixRow => ({ name, about, outcomes, arrange: async (cell) => arrange(cell) })

export const plainRow = <N extends Name>(
  name: N,
  own: string,
  arrange: (cell: Cell) => Promise<Asked<N>> | Asked<N>,
): MatrixRow => row(name, 'itself', { own, foreign: '-', private: '-', deleted: '-' }, arrange)

/**
 * The same cell for another target. Reading `actor` of the copy counts as a read of the original's
 * (arrangeFor).
 */
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
/**
 * Who always asks for a target. Each is refused for a different reason; the office doesn't matter
 * for what is one's own, and what doesn't exist is nobody's.
 */
const always: Readonly<Record<TargetName, readonly ActorName[]>> = {
  own: ['visitor', 'newcomer', 'player'],
  foreign: ['visitor', 'newcomer', 'player', 'blocked', 'admin'],
  private: ['visitor', 'newcomer', 'player', 'admin'],
  deleted: ['visitor', 'newcomer', 'player'],
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/**
 * The actors that this form of the proof includes. The short form rotates actors who get the
 * player's outcome: one office or one other per row, and both for what is another's. Rows about
 * clubs include all three offices.
 */
function askersOf(row: MatrixRow, target: TargetName): readonly ActorName[] {
  if (isProof) return actors
  const { name, about, outcomes } = row
  const isNamed = (actor: ActorName, text: string): boolean => text.includes(`${actor} `)
  const turn = sum(Array.from(`${name} ${about} ${target}`, (letter) => letter.charCodeAt(0)))
  const inTurn = (some: readonly ActorName[]): ActorName[] =>
    [...some].splice(turn % some.length, 1)
  const asking = new Set(always[target])
  const others = actors.filter((actor) => !asking.has(actor))
  const isOffice = (actor: ActorName): boolean => offices.includes(actor)
  const chosen: Readonly<Record<TargetName, readonly ActorName[]>> = {
    own: inTurn(others),
    foreign: [...inTurn(offices), ...inTurn(others.filter((actor) => !isOffice(actor)))],
    private: inTurn(others),
    deleted: [],
  }
  for (const actor of chosen[target]) asking.add(actor)
  const isAboutClubs =
    about.includes('club') ||
    Object.values(outcomes).some((text) => offices.some((office) => isNamed(office, text)))
  if (isAboutClubs && target !== 'own') for (const office of offices) asking.add(office)
  return actors.filter(
    (actor) =>
      isNamed(actor, outcomes[target]) || (asking.has(actor) && !isAskedBefore(row, target, actor)),
  )
}

/** Visitors and newcomers are refused for who they are, which one target shows. */
const isAskedBefore = ({ name, outcomes }: MatrixRow, target: TargetName, actor: ActorName) =>
  refusedByWho(whoOf(name), actor) !== null &&
  targets.slice(0, targets.indexOf(target)).some((earlier) => outcomes[earlier][0] !== '-')

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

export function takesOffice({ name, outcomes }: MatrixRow): boolean {
  const [usual = '-', ...exceptions] = outcomes.foreign.split(', ')
  return whoOf(name) === 'player' && exceptions.includes('admin ok') && usual !== 'ok'
}

export async function askAsAdmin(scene: MatrixScene, asked: MatrixRow): Promise<string> {
  const cell: Cell = { scene, actor: 'admin', me: 'admin', target: 'foreign' }
  const outcome = await askOne(asked.name, await asked.arrange(cell), cell)
  const changes = await takeChanges(scene)
  const mayChange = outcome === 'ok' && isWrite(asked.name)
  return changes.length === 0 || mayChange
    ? outcome
    : `${outcome}, but changed ${changes.join(' ')}`
}

type Arranged = { asked: Asked<never>; isFor: (actor: ActorName) => boolean }

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
 * Actors who are refused, or only read, share one target and run in parallel; afterwards no table
 * may have changed. Each actor who changes it gets a new target.
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
 * Arranges a cell. Setup that didn't read the actor serves everyone; setup that read only the
 * player serves all actors with that player.
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
  // The rows were written behind the server's back, and it keeps shared answers (decision 074).
  if (!isWrite(row.name)) scene.app.deps.bus.invalidateEverything()
  return {
    asked,
    isFor: (other) =>
      (!looks.atActor || other === actor) &&
      (!looks.atPlayer || playerOf(other) === playerOf(actor)),
  }
}

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

const neverGiven = (id: string): string =>
  id.length === 36 ? randomUUID() : `x${randomUUID().slice(0, 7)}`
