// A player's rights over an event or a venue. Screens and the server ask the same functions;
// unknown roles get no rights.
import { ok, refuse, type Result } from '../shared/result.ts'
import type { SignedIn } from './actor.ts'

export const eventRoles = ['organizer', 'cohost', 'venue-admin'] as const
export type EventRole = (typeof eventRoles)[number]

export const listEventRoles = ({
  isOrganizer,
  isCohost,
  isVenueAdmin,
}: {
  isOrganizer: boolean
  isCohost: boolean
  isVenueAdmin: boolean
}): EventRole[] => [
  ...(isOrganizer ? ['organizer' as const] : []),
  ...(isCohost ? ['cohost' as const] : []),
  ...(isVenueAdmin ? ['venue-admin' as const] : []),
]

export const eventCapabilities = [
  'event.edit',
  'event.cancel',
  'event.delete',
  'event.roster',
  'event.checkIn',
  'event.play',
  'event.invitees',
  'event.money',
  'event.dupr',
  'event.agreements',
  'event.rank',
] as const
export type EventCapability = (typeof eventCapabilities)[number]

export const locationCapabilities = [
  'location.edit',
  'location.hide',
  'location.photo',
  'location.appoint',
  'location.log',
  'location.reports',
] as const
export type LocationCapability = (typeof locationCapabilities)[number]

export type Capability = EventCapability | LocationCapability

/** Organizer capabilities that a venue admin doesn't get. */
const ofOrganizers: ReadonlySet<Capability> = new Set<Capability>([
  'event.invitees',
  'event.money',
  'event.dupr',
  'event.agreements',
])

const granted: ReadonlyMap<string, ReadonlySet<Capability>> = new Map<
  string,
  ReadonlySet<Capability>
>([
  [
    'organizer',
    new Set<Capability>(eventCapabilities.filter((capability) => capability !== 'event.rank')),
  ],
  [
    'cohost',
    new Set<Capability>([
      'event.edit',
      'event.roster',
      'event.checkIn',
      'event.play',
      'event.invitees',
      'event.money',
      'event.dupr',
    ]),
  ],
  // A venue admin may not see the organizer's invitees, payments or DUPR ids; a venue has
  // agreements of its own.
  [
    'venue-admin',
    new Set<Capability>(eventCapabilities.filter((capability) => !ofOrganizers.has(capability))),
  ],
  ['admin', new Set<Capability>(locationCapabilities)],
])

export const can = (roles: readonly string[], capability: Capability): boolean =>
  roles.some((role) => granted.get(role)?.has(capability) ?? false)

/**
 * True when a player may do this only as an admin of the venue, not as organizer or cohost. Such an
 * action is recorded in the venue's log.
 */
export const isAdminAct = (roles: readonly string[], capability: EventCapability): boolean =>
  can(roles, capability) && !can(withoutOffice(roles), capability)

export const withoutOffice = (roles: readonly string[]): string[] =>
  roles.filter((role) => role !== 'venue-admin' && role !== 'admin')

/**
 * Checks a capability; anything that needs the venue admin's role is refused to an account without
 * a second factor when the installation demands one of admins.
 */
export function permit(
  actor: Pick<SignedIn, 'lacksSecondFactor'>,
  roles: readonly string[],
  capability: Capability,
): Result<null, 'not-allowed' | 'second-factor-needed'> {
  if (!can(roles, capability)) return refuse('not-allowed')
  return can(withoutOffice(roles), capability) ? ok(null) : permitOffice(actor)
}

export const permitOffice = ({
  lacksSecondFactor,
}: Pick<SignedIn, 'lacksSecondFactor'>): Result<null, 'second-factor-needed'> =>
  lacksSecondFactor ? refuse('second-factor-needed') : ok(null)

export const rolesAtVenue = (isAdmin: boolean): readonly string[] => (isAdmin ? ['admin'] : [])
