// The installation itself: its versions, its identity, what nodes leave to each other.
import type { ColumnType, Generated } from 'kysely'
import type { DefaultInstant, Instant } from './columns.ts'

type Version = { id: string; value: string }
/** One row: since when this installation stands. */
type Installation = { is_only: Generated<boolean>; born: Instant }
/** One row: see db/store-identity.ts. */
type StoreIdentity = {
  is_only: Generated<boolean>
  store_id: string
  place: string
  started: string
  begun_at_version: number
}
/** What nodes woke in the last minute; topics null: everything. */
type StoredWakes = {
  node_id: string
  beat: number
  topics: string[] | null
  created: DefaultInstant
}
type CallAnswers = {
  user_id: string
  request_id: string
  name: string
  input_hash: string | null
  answer: ColumnType<unknown, string, never>
  created: DefaultInstant
}
/** A file that no record names anymore; `due`: the next try. */
type PhotoRemovals = { photo_key: string; due: Instant; attempts: Generated<number> }

export type InstallationTables = {
  version: Version
  installation: Installation
  store_identity: StoreIdentity
  stored_wakes: StoredWakes
  call_answers: CallAnswers
  photo_removals: PhotoRemovals
}
