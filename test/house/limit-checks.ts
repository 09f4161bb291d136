// The checks of the database that repeat a limit of domain, as the manifests of the features say: a
// table and a condition, which is everything that the table's checks may say of its subject.
import { eventFields, freeTextFields } from '#domain/event/event-fields.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { toColumnName } from '#server/db/tables/column-names.ts'
import { tables } from '#server/manifests/people.ts'
import { listFields } from '#test/support/input-bounds.ts'

const eventTextChecks = freeTextFields.map((name): [string, string] => {
  const [text] = listFields(eventFields.entries[name])
  return ['events', `char_length(${toColumnName(name)}) <= ${unitsPerCharacter * (text?.max ?? 0)}`]
})

export const limitChecks: readonly [string, string][] = [
  ...eventTextChecks,
  ...tables.flatMap(([table, { checks = [] }]) =>
    checks.map((check): [string, string] => [table, check]),
  ),
]
