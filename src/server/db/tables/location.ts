// Venues, their people, their log, links, and suggested edits.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { LocationFields } from '#domain/location/location.ts'
import type { LocationLogAction } from '#domain/location/log.ts'
import type { SuggestedFields, SuggestionOutcome } from '#domain/location/suggestion.ts'
import type { MediaKind } from '#domain/media/media.ts'
import type { SocialNetwork } from '#domain/player/profile.ts'
import type { Computed, DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type Locations = {
  locationId: string
  name: string
  address: Generated<string>
  city: Generated<string>
  region: Generated<string>
  country: Generated<string>
  timezone: string
  lat: number
  lon: number
  courts: Generated<number>
  dedicatedCourts: Generated<number>
  indoor: boolean | null
  lit: boolean | null
  covered: boolean | null
  restrooms: boolean | null
  water: boolean | null
  parking: boolean | null
  surface: LocationFields['surface']
  nets: LocationFields['nets']
  access: Generated<LocationFields['access']>
  fee: Generated<string>
  hours: Generated<string>
  website: Generated<string>
  phone: Generated<string>
  localRules: Generated<string>
  eventCreators: Generated<LocationFields['eventCreators']>
  hidden: Generated<boolean>
  asksAgreements: Generated<boolean>
  houseRules: Generated<boolean>
  photoUrl: Generated<string>
  source: Generated<string>
  licence: Generated<string>
  attribution: Generated<string>
  search: string
  created: DefaultInstant
  edited: Instant | null
  embed: Generated<boolean>
  mergedInto: Generated<string | null>
  keptHidden: Generated<boolean>
}
type LocationsAdmin = { locationId: string; playerId: string; created: DefaultInstant }
/** hidden is copied from players.hidden by the database. */
type PlayerLocations = {
  locationId: string
  playerId: string
  created: DefaultInstant
  removed: Generated<boolean>
  hidden: ColumnType<boolean, never, never>
}
type LocationPlayers = { locationId: string; players: Computed<number> }
type ZoneRules = { id: 'events'; edition: string }
type MediaLinks = {
  mediaId: string
  locationId: string
  playerId: string
  url: string
  network: SocialNetwork
  kind: MediaKind
  caption: string
  created: Date
}
type LocationSuggestions = {
  suggestionId: string
  locationId: string
  playerId: string
  changes: ColumnType<SuggestedFields, string, string>
  created: Instant
  closed: OptionalInstant
  closedBy: string | null
  outcome: SuggestionOutcome | null
  isOpen: Computed<boolean | null>
}
type LocationLog = {
  locationLogId: Generated<number>
  locationId: string
  actorId: string | null
  action: LocationLogAction
  eventId: string | null
  playerId: string | null
  detail: string
  created: DefaultInstant
}

export type LocationTables = {
  locations: Locations
  locations_admin: LocationsAdmin
  player_locations: PlayerLocations
  location_players: LocationPlayers
  location_log: LocationLog
  location_suggestions: LocationSuggestions
  zone_rules: ZoneRules
  media_links: MediaLinks
}
export type LocationRow = Selectable<Locations>
