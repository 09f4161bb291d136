// What contacts and members of clubs are found by: domain/text/search.ts in SQL, made by the
// database, so that whatever writes a row keeps it right.
import { sql, type Kysely, type RawBuilder } from 'kysely'

const single = 'øłđðħı'
const singleAs = 'olddhi'
const parting = '-‐‑‒–—/&,;:'
const dropped = `'’‘ʼʻ\`´′＇"“”()+`
const double: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]
const marks = String.raw`[\u0300-\u036F]`

function fold(text: RawBuilder<string>): RawBuilder<string> {
  const letters = `${single}${parting}${dropped}`
  const translated = sql<string>`translate(lower(${text}), ${sql.lit(letters)},
    ${sql.lit(singleAs + ' '.repeat(parting.length))})`
  const replaced = double.reduce(
    (inner, [from, to]) => sql<string>`replace(${inner}, ${sql.lit(from)}, ${sql.lit(to)})`,
    translated,
  )
  return sql<string>`lower(regexp_replace(normalize(normalize(${replaced}, NFKD), NFD),
    ${sql.lit(marks)}, '', 'g'))`
}

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table contacts add search text not null generated always as (
    ${fold(sql`(name || ' ' || coalesce(email, ''))`)} || ' ' ||
    regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) stored`.execute(db)
  await sql`alter table club_members add search text not null generated always as (
    ${fold(sql`real_name`)}) stored`.execute(db)
}
