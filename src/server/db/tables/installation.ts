// The installation itself: its versions, its identity, what nodes leave to each other.
import type { ColumnType, Generated } from 'kysely'
import type { DefaultInstant, Instant } from './columns.ts'

type Version = { id: string; value: string }
/** One row: since when this installation stands. */
type Installation = { isOnly: Generated<boolean>; born: Instant }
/** One row: see db/store-identity.ts. */
type StoreIdentity = {
  isOnly: Generated<boolean>
  storeId: string
  place: string
  started: string
  begunAtVersion: number
}
/** What nodes woke in the last minute; topics null: everything. */
type StoredInvalidations = {
  nodeId: string
  beat: number
  topics: string[] | null
  created: DefaultInstant
}
type CallAnswers = {
  userId: string
  requestId: string
  name: string
  inputHash: string | null
  answer: ColumnType<unknown, string, never>
  created: DefaultInstant
}
/** A file that no record names anymore; `due`: the next try. */
type PhotoRemovals = { photoKey: string; due: Instant; attempts: Generated<number> }

/** Which version of the code made what db/derived makes. */
type DerivedColumns = { name: string; version: number }

export type InstallationTables = {
  version: Version
  installation: Installation
  store_identity: StoreIdentity
  stored_wakes: StoredInvalidations
  call_answers: CallAnswers
  photo_removals: PhotoRemovals
  derived_columns: DerivedColumns
}
