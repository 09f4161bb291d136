// Tiers: further groups that a private event asks in turn, each some hours before the start and
// only while places are free.
import * as v from 'valibot'
import { clubTagMax } from '../club/club-members.ts'
import { clubNameMax } from '../club/club.ts'
import { signUpTimeRefusal, statusRefusal } from '../event/eligibility.ts'
import type { EventTerms } from '../event/entry.ts'
import { invitedGroups } from '../event/event.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { textSchema } from '../shared/text.ts'

export const invitationTiersMax = 3
export const tierHours = [72, 48, 24, 12, 6] as const
export type TierHours = (typeof tierHours)[number]

const tagBreak = '\n'

export const toTagGroup = (clubName: string, tag: string): string => clubName + tagBreak + tag

export function parseTierGroup(invited: string): { group: string; tag: string | null } {
  const [group = '', tag = ''] = invited.split(tagBreak)
  return { group, tag: tag === '' ? null : tag }
}

export const tierSchema = v.strictObject({
  invited: textSchema(clubNameMax + tagBreak.length + clubTagMax, 1),
  hoursBefore: v.picklist(tierHours),
})
export type InvitationTier = v.InferOutput<typeof tierSchema>
export const tiersSchema = v.pipe(v.array(tierSchema), v.maxLength(invitationTiersMax))

export type TierState = InvitationTier & { asked: number | null }

const hourMs = 3_600_000

export function arrangeTiers<T extends InvitationTier>(invited: string, tiers: readonly T[]): T[] {
  const known = new Set([invited])
  return tiers
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
    .filter((tier) => !known.has(tier.invited) && known.add(tier.invited))
}

/**
 * Tiers after an edit. wanted: undefined when not edited; stored: the current ones; known: groups
 * the organizer can ask. Public events have no tiers.
 */
export function resolveTiers(
  { invite, invited }: { invite: boolean; invited: string },
  {
    wanted,
    stored,
  }: { wanted: readonly InvitationTier[] | undefined; stored: readonly TierState[] },
  known: readonly string[],
): Result<InvitationTier[], 'invited-unknown'> {
  if (!invite) return ok([])
  const groups = [...invitedGroups, ...known]
  if (wanted?.some((tier) => !groups.includes(tier.invited)) === true)
    return refuse('invited-unknown')
  const kept = (wanted ?? stored).filter((tier) => groups.includes(tier.invited))
  return ok(arrangeTiers(invited, kept))
}

export const isSameTiers = (
  one: readonly InvitationTier[],
  other: readonly InvitationTier[],
): boolean => toKey(one) === toKey(other)

const toKey = (tiers: readonly InvitationTier[]): string =>
  tiers.map(({ invited, hoursBefore }) => `${hoursBefore} ${invited}`).join('|')

export const getTierTime = (
  { startsAt }: Pick<EventTerms, 'startsAt'>,
  { hoursBefore }: Pick<InvitationTier, 'hoursBefore'>,
): number => startsAt - hoursBefore * hourMs

export type TieredEvent = {
  terms: Pick<
    EventTerms,
    'status' | 'startsAt' | 'endsAt' | 'signupOpens' | 'signupCloses' | 'maxPlayers' | 'entryBy'
  >
  invite: boolean
  isGroupAsked: boolean
  taken: number
  waiting: number
}

/**
 * The first unasked tier, once its time has come, sign-up is open and a place is free (two for
 * teams); null otherwise. Later tiers wait for it.
 */
export function findDueTier<T extends TierState>(
  event: TieredEvent,
  tiers: readonly T[],
  now: number,
): T | null {
  const { terms, invite, isGroupAsked, taken, waiting } = event
  const next = tiers.find(({ asked }) => asked === null)
  if (next === undefined || !invite || !isGroupAsked) return null
  if ((statusRefusal(terms) ?? signUpTimeRefusal(terms, now)) !== null) return null
  const size = terms.entryBy === 'team' ? 2 : 1
  const isFree = taken + size * waiting + size <= terms.maxPlayers
  return isFree && now >= getTierTime(terms, next) ? next : null
}
