// The rights of a player over an event or a venue. Screens ask the same question as the server;
// unknown roles get nothing.
import { ok, refuse, type Result } from '../shared/result.ts'
import type { SignedIn } from './actor.ts'

/** What a player is to an event. A player may hold several roles. */
export const eventRoles = ['organizer', 'cohost', 'venue-admin'] as const
export type EventRole = (typeof eventRoles)[number]

/** Lists the roles at an event that a player's offices give. */
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

/** What an office at the venue does not bring. */
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
  // The people that someone invites are not the venue's to know, nor are payments, nor an id of
  // DUPR; a venue asks for agreements of its own.
  [
    'venue-admin',
    new Set<Capability>(eventCapabilities.filter((capability) => !ofOrganizers.has(capability))),
  ],
  ['admin', new Set<Capability>(locationCapabilities)],
])

/** True when one of `roles` grants `capability`. A role no one defined grants nothing. */
export const can = (roles: readonly string[], capability: Capability): boolean =>
  roles.some((role) => granted.get(role)?.has(capability) ?? false)

/**
 * True when a player may do this to an event only because they are an admin of its venue: neither
 * as its organizer nor as a cohost. Such an act goes into the log of the venue.
 */
export const isAdminAct = (roles: readonly string[], capability: EventCapability): boolean =>
  can(roles, capability) && !can(withoutOffice(roles), capability)

/** The roles that a venue's admin has beside that office. */
export const withoutOffice = (roles: readonly string[]): string[] =>
  roles.filter((role) => role !== 'venue-admin' && role !== 'admin')

/**
 * Whether `actor` may do this in these roles. What takes the role of a venue's admin is refused to
 * an account without a second factor where the installation demands one of admins.
 */
export function permit(
  actor: Pick<SignedIn, 'lacksSecondFactor'>,
  roles: readonly string[],
  capability: Capability,
): Result<null, 'not-allowed' | 'second-factor-needed'> {
  if (!can(roles, capability)) return refuse('not-allowed')
  return can(withoutOffice(roles), capability) ? ok(null) : permitOffice(actor)
}

/** Whether `actor` may use being a venue's admin at all. */
export const permitOffice = ({
  lacksSecondFactor,
}: Pick<SignedIn, 'lacksSecondFactor'>): Result<null, 'second-factor-needed'> =>
  lacksSecondFactor ? refuse('second-factor-needed') : ok(null)

/** The roles of a player at a venue. */
export const rolesAtVenue = (isAdmin: boolean): readonly string[] => (isAdmin ? ['admin'] : [])
