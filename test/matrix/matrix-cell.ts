// One row of the authorization matrix: something that can be asked, something it is about, and what
// every actor gets for every target. A cell asks over the real wire. A refused write must have
// changed nothing, and what is "not found" must answer exactly as an id that never existed.
import { randomUUID } from 'node:crypto'
import type { Who } from '#contract/call.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
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
  /** The actor's player id; the player's for actors without one. */
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

/** The outcomes as a table, one line an actor and target, as they are expected. */
export function expectedTable({ name, outcomes }: MatrixRow): string[] {
  const who = whoOf(name)
  return targets.flatMap((target) => {
    const [usual = '-', ...exceptions] = outcomes[target].split(', ')
    const byActor = new Map(exceptions.map((exception) => exception.split(' ') as [string, string]))
    const stranger = [...byActor.keys()].find(
      (actor) => !(actors as readonly string[]).includes(actor),
    )
    if (stranger !== undefined) throw new Error(`${name}: '${stranger}' is no actor`)
    return actors.map((actor) =>
      line(
        target,
        actor,
        byActor.get(actor) ?? (usual === '-' ? '-' : (refusedByWho(who, actor) ?? usual)),
      ),
    )
  })
}

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
  return outcomeOf(asked.name, await asked.arrange(cell), cell)
}

/**
 * Asks every cell of a row, and tells what came as a table. Where only players may ask, visitors
 * and newcomers ask for what the player is going to ask for: a refusal leaves it as it was.
 */
export async function actualTable(
  scene: MatrixScene,
  asked: MatrixRow,
  expected: readonly string[],
): Promise<string[]> {
  const lines: string[] = []
  const isForPlayers = whoOf(asked.name) === 'player'
  for (const target of targets) {
    let kept: Asked<never> | null = null
    for (const actor of actors) {
      const isNoCell = expected.includes(line(target, actor, '-'))
      const me = actor === 'visitor' || actor === 'newcomer' ? 'player' : actor
      if (isNoCell) {
        lines.push(line(target, actor, '-'))
        continue
      }
      const cell = { scene, actor, me, target }
      kept = isForPlayers && me === 'player' && kept !== null ? kept : await asked.arrange(cell)
      const outcome = await outcomeOf(asked.name, kept, cell)
      lines.push(line(target, actor, outcome))
    }
  }
  return lines
}

async function outcomeOf(
  name: Name,
  { input, id, hides, shows }: Asked<never>,
  cell: Cell,
): Promise<string> {
  const answer = await askWire(askerOf(cell), name, input)
  const changes = await takeChanges(cell.scene)
  const mayChange = answer.code === null && isWrite(name)
  if (changes.length > 0 && !mayChange)
    return `${answer.code ?? 'ok'}, but changed ${changes.join(' ')}`
  if (answer.code === null)
    return shows === undefined ? 'ok' : shows(answer.value as never) ? 'shown' : 'absent'
  if (
    id !== undefined &&
    (hides === undefined ? answer.code.endsWith('-not-found') : answer.code === hides)
  ) {
    const unknown = await askWire(
      askerOf(cell),
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
