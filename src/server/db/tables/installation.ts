// The installation: its versions, its identity, and data nodes share with each other.
import type { ColumnType, Generated } from 'kysely'
import type { LogoType } from '#domain/branding/branding.ts'
import type { OwnTextName } from '#domain/branding/own-texts.ts'
import type { Language } from '#domain/shared/language.ts'
import type { DefaultInstant, Instant } from './columns.ts'

type Version = { id: string; value: string }
type Installation = { isOnly: Generated<boolean>; born: Instant }
type Branding = {
  id: string
  name: string
  shortName: string
  slogans: ColumnType<unknown, string, string>
  hue: number | null
  foundedIn: number
  website: string
  communityGroup: string
  contact: Generated<string>
  source: string
  senderName: string
  logo: Buffer | null
  logoType: LogoType | null
  changed: Instant
}
type OwnTexts = { name: OwnTextName; language: Language; markdown: string; changed: Instant }
type FixedSettings = { field: string }
type StoreIdentity = {
  isOnly: Generated<boolean>
  storeId: string
  place: string
  started: string
  begunAtVersion: number
}
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
type PhotoRemovals = { photoKey: string; due: Instant; attempts: Generated<number> }

type DerivedColumns = { name: string; version: number }

export type InstallationTables = {
  version: Version
  installation: Installation
  branding: Branding
  own_texts: OwnTexts
  fixed_settings: FixedSettings
  store_identity: StoreIdentity
  stored_wakes: StoredInvalidations
  call_answers: CallAnswers
  photo_removals: PhotoRemovals
  derived_columns: DerivedColumns
}
