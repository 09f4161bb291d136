// Kinds of columns: instants, and what the database computes.
import type { ColumnType } from 'kysely'

/** timestamptz: read as a Date, written as a Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>
/** Null unless something is written. */
export type OptionalInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** A column the database computes from others. */
export type Computed<T> = ColumnType<T, never, never>
