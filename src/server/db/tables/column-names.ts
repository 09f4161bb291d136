// How a field's name in camel case becomes its column's in snake case.

/** The column of a field: `maxPlayers` lies in `max_players`. */
export type ColumnName<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnName<Tail>}`
  : Name

/** Gives the column of a field. */
export const toColumnName = <Name extends string>(name: Name): ColumnName<Name> =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnName<Name>
