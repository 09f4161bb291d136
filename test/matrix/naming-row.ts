// A row of the naming table: who sees the name of a hidden and of a blocked player in an answer.
import type { InputOf, Name, OutputOf } from './matrix-wire.ts'
import { playersWhoLook, type NamingScene, type Viewer } from './naming-scene.ts'

export type Asking = { scene: NamingScene; viewer: Viewer }
export type NamingRow = {
  name: Name
  about: string
  hidden: readonly Viewer[]
  blocked: readonly Viewer[]
  ask: (asking: Asking) => unknown
  /** The part of the answer to search; by default all of it, unless it echoes the input. */
  part: (answer: never) => unknown
}

export const all: readonly Viewer[] = playersWhoLook
export const nobody: readonly Viewer[] = []
const but = (...names: Viewer[]): readonly Viewer[] =>
  all.filter((viewer) => !names.includes(viewer))

/**
 * In an event and its league: its players, its organizers, and the hidden player's friends and
 * favorites.
 */
export const inEvent = {
  hidden: ['friend', 'favorite', 'fellow', 'rival', 'organizer', 'admin'],
  blocked: but('blocker', 'blocked'),
} as const
/**
 * Elsewhere: the hidden player's friends and favorites, players who share an event with her, and
 * admins of her venues. A block applies even to players who share an event.
 */
export const elsewhere = {
  hidden: ['friend', 'favorite', 'fellow', 'rival', 'once', 'admin'],
  blocked: but('blocker', 'blocked', 'rival'),
} as const
export type Columns = Pick<NamingRow, 'hidden' | 'blocked'>
export const row = <N extends Name>(
  name: N,
  about: string,
  columns: Columns,
  ask: (asking: Asking) => InputOf<N> | Promise<InputOf<N>>,
  part: (answer: OutputOf<N>) => unknown = (answer) => answer,
): NamingRow => ({ name, about, ...columns, ask, part })
