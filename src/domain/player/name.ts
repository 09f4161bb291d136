// The public player name: chosen once, unique by its slug, never changed.
import { ok, refuse, type Result } from '../shared/result.ts'
import { dropUnseen } from '../text/unseen.ts'
import { toSlug } from './slug.ts'

export const playerNameMin = 3
export const playerNameMax = 12

export const nameRestDays = 90
export const nameRestMs = nameRestDays * 86_400_000

/** Slugs that only the operator grants. `player1` may enter every private event. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'player1',
  'admin',
  'administrator',
  'sideout',
  'system',
  'support',
  'operator',
  'moderator',
  'official',
  'staff',
  'help',
  'root',
  'everyone',
  'friends',
  'favorites',
  'poppi',
  'anonymous',
  'deleted',
  'null',
  'undefined',
  'new',
  'settings',
])

export type PlayerNameRefusal =
  | 'name-required'
  | 'name-too-long'
  | 'name-too-short'
  | 'name-signs'
  | 'name-characters'

/**
 * The name to store with its slug, or the refusal of SPEC section 5. Signs don't count in a slug,
 * so "___" has no id and is refused.
 */
export function parsePlayerName(
  input: string,
): Result<{ playerName: string; playerId: string }, PlayerNameRefusal> {
  const playerName = dropUnseen(input).trim()
  const playerId = toSlug(playerName)
  if (playerName === '') return refuse('name-required')
  if (!/^[A-Za-z0-9_-]+$/.test(playerName)) return refuse('name-characters')
  if (playerName.length > playerNameMax) return refuse('name-too-long')
  if (playerName.length < playerNameMin) return refuse('name-too-short')
  if (playerId.length < playerNameMin) return refuse('name-signs')
  return ok({ playerName, playerId })
}
