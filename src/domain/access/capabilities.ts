// What someone can do to an event or a venue. Screens ask the same question as the server; unknown roles get nothing.

/** What a player is to an event. A player may hold several roles. */
export const eventRoles = ['organizer', 'cohost', 'venue-admin'] as const
export type EventRole = (typeof eventRoles)[number]

export const eventCapabilities = ['event.edit', 'event.cancel', 'event.delete', 'event.roster', 'event.checkIn', 'event.play'] as const
export type EventCapability = (typeof eventCapabilities)[number]

export const locationCapabilities = ['location.edit', 'location.hide', 'location.photo', 'location.appoint', 'location.log', 'location.reports'] as const
export type LocationCapability = (typeof locationCapabilities)[number]

export type Capability = EventCapability | LocationCapability

const granted: ReadonlyMap<string, ReadonlySet<Capability>> = new Map<string, ReadonlySet<Capability>>([
  ['organizer', new Set<Capability>(eventCapabilities)],
  ['cohost', new Set<Capability>(['event.edit', 'event.roster', 'event.checkIn', 'event.play'])],
  ['venue-admin', new Set<Capability>(eventCapabilities)],
  ['admin', new Set<Capability>(locationCapabilities)],
])

/** True when one of `roles` grants `capability`. A role nobody defined grants nothing. */
export const can = (roles: readonly string[], capability: Capability): boolean => roles.some((role) => granted.get(role)?.has(capability) ?? false)

/**
 * True when a player may do this to an event only because they are an admin of its venue: neither as its organizer nor as a
 * cohost. Such an act goes into the log of the venue.
 */
export const isAdminAct = (roles: readonly string[], capability: EventCapability): boolean =>
  can(roles, capability) && !can(roles.filter((role) => role !== 'venue-admin'), capability)
