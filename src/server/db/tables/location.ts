// Venues, their people, their log, links and the suggestions of new ones.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { LocationFields } from '#domain/location/location.ts'
import type { LocationLogAction } from '#domain/location/log.ts'
import type { SuggestedFields, SuggestionOutcome } from '#domain/location/suggestion.ts'
import type { MediaKind } from '#domain/media/media.ts'
import type { SocialNetwork } from '#domain/player/profile.ts'
import type { Computed, DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type Locations = {
  location_id: string
  name: string
  address: Generated<string>
  city: Generated<string>
  region: Generated<string>
  country: Generated<string>
  timezone: string
  lat: number
  lon: number
  courts: Generated<number>
  dedicated_courts: Generated<number>
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
  local_rules: Generated<string>
  event_creators: Generated<LocationFields['eventCreators']>
  hidden: Generated<boolean>
  photo_url: Generated<string>
  source: Generated<string>
  licence: Generated<string>
  attribution: Generated<string>
  search: string
  created: DefaultInstant
  edited: Instant | null
  /** Other sites may show its public calendar in a frame. */
  embed: Generated<boolean>
  /** The venue that this one turned out to be; it is hidden then. */
  merged_into: Generated<string | null>
  /** Hidden by the operator. */
  kept_hidden: Generated<boolean>
}
type LocationsAdmin = { location_id: string; player_id: string; created: DefaultInstant }
/** hidden is kept by the database from players.hidden. */
type PlayerLocations = {
  location_id: string
  player_id: string
  created: DefaultInstant
  removed: Generated<boolean>
  hidden: ColumnType<boolean, never, never>
}
/** The number of active players that are not hidden; kept by the database. */
type LocationPlayers = { location_id: string; players: Computed<number> }
/** Which edition of the time-zone rules the instants of events follow. */
type ZoneRules = { id: 'events'; edition: string }
type MediaLinks = {
  media_id: string
  location_id: string
  player_id: string
  url: string
  network: SocialNetwork
  kind: MediaKind
  caption: string
  created: Date
}
type LocationSuggestions = {
  suggestion_id: string
  location_id: string
  player_id: string
  changes: ColumnType<SuggestedFields, string, string>
  created: Instant
  closed: OptionalInstant
  closed_by: string | null
  outcome: SuggestionOutcome | null
  is_open: Computed<boolean | null>
}
/** Only ever added to; the database refuses the rest. */
type LocationLog = {
  location_log_id: Generated<string>
  location_id: string
  actor_id: string | null
  action: LocationLogAction
  event_id: string | null
  player_id: string | null
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
