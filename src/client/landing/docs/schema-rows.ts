// Turns a JSON Schema into readable rows: one per field, with its type and limits in words.
import type { JsonSchema } from '@valibot/to-json-schema'
import type { DocsWords } from './docs-words.ts'

/** Nested paths are joined ("players[].playerId"). An empty path is the whole. */
export type SchemaRow = { path: string; form: string; isOptional: boolean }

type Schema = JsonSchema | boolean

/** Includes nested fields; a non-object gives one row with an empty path. */
export function schemaRows(schema: Schema, words: DocsWords): SchemaRow[] {
  const rows = listInnerRows(schema, '', words)
  return rows.length > 0 || isEmptyObject(schema)
    ? rows
    : [{ path: '', form: describeForm(schema, words), isOptional: false }]
}

const isEmptyObject = (schema: Schema): boolean =>
  typeof schema === 'object' &&
  schema.type === 'object' &&
  schema.additionalProperties === false &&
  Object.keys(schema.properties ?? {}).length === 0

function listInnerRows(schema: Schema, path: string, words: DocsWords): SchemaRow[] {
  if (typeof schema === 'boolean') return []
  const forms = getForms(schema)
  if (forms !== undefined) return insideOfOne(forms.filter(hasInside), path, words)
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items))
    return listInnerRows(schema.items, `${path}[]`, words)
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = path === '' ? name : `${path}.${name}`
    return [
      { path: inner, form: describeForm(field, words), isOptional: !required.has(name) },
      ...listInnerRows(field, inner, words),
    ]
  })
}

function insideOfOne(forms: readonly Schema[], path: string, words: DocsWords): SchemaRow[] {
  if (forms.length < 2) return forms.flatMap((form) => listInnerRows(form, path, words))
  return forms.flatMap((form) => [
    ...titleRow(form, path, words),
    ...listInnerRows(form, path, words),
  ])
}

const titleRow = (form: Schema, path: string, words: DocsWords): SchemaRow[] =>
  typeof form === 'object' && form.title !== undefined
    ? [{ path, form: words.when({ name: form.title }), isOptional: false }]
    : []

const hasInside = (schema: Schema): boolean =>
  typeof schema === 'object' &&
  (schema.properties !== undefined || getForms(schema)?.some(hasInside) === true)

const getForms = ({ anyOf, oneOf }: JsonSchema): readonly Schema[] | undefined => anyOf ?? oneOf

function describeForm(schema: Schema, words: DocsWords): string {
  if (typeof schema === 'boolean') return words.anything
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined)
    return schema.enum.map((value) => JSON.stringify(value)).join(words.or)
  const forms = getForms(schema)
  if (forms !== undefined) return describeForms(forms, words)
  if (typeof schema.type !== 'string')
    return schema.contentMediaType === undefined ? words.anything : words.picture
  return formsByType[schema.type](schema, words)
}

const describeForms = (forms: readonly Schema[], words: DocsWords): string =>
  [...new Set(forms.map((form) => describeForm(form, words)))].join(words.or)

const formsByType: Readonly<
  Record<Extract<JsonSchema['type'], string>, (schema: JsonSchema, words: DocsWords) => string>
> = {
  string: textForm,
  integer: numberForm,
  number: numberForm,
  array: listForm,
  boolean: (_schema, words) => words.yesOrNo,
  null: (_schema, words) => words.nothing,
  object: ({ additionalProperties: values }, words) =>
    typeof values === 'object'
      ? words.recordOf({ what: describeForm(values, words) })
      : words.object,
}

function listForm(
  { items, prefixItems, minItems, maxItems }: JsonSchema,
  words: DocsWords,
): string {
  if (prefixItems !== undefined) return placesForm(prefixItems, words)
  const what =
    items === undefined || Array.isArray(items) ? words.anything : describeForm(items, words)
  return joined(
    words.listOf({ what }),
    formatCount(minItems, maxItems, words, (range: string) => words.entries({ range })),
  )
}

function placesForm(places: readonly Schema[], words: DocsWords): string {
  const what = describeForms(places, words)
  return places.length === 2
    ? words.pairOf({ what })
    : joined(words.listOf({ what }), words.entries({ range: String(places.length) }))
}

function textForm(schema: JsonSchema, words: DocsWords): string {
  const named = namedForm(schema, words)
  return (
    named ??
    joined(
      words.text,
      formatCount(schema.minLength, schema.maxLength, words, (range: string) =>
        words.characters({ range }),
      ),
      schema.pattern === undefined ? '' : words.like({ pattern: schema.pattern }),
    )
  )
}

function namedForm({ format = '', title }: JsonSchema, words: DocsWords): string | null {
  switch (format) {
    case 'date':
      return words.day
    case 'date-time':
      return words.instant
    case 'uuid':
      return words.uuid
    case 'email':
      return words.email
    case 'uri':
      return words.address
    default:
      return title ?? null
  }
}

function numberForm({ type, minimum, maximum, multipleOf }: JsonSchema, words: DocsWords): string {
  return joined(
    type === 'integer' ? words.wholeNumber : words.number,
    formatRange(minimum, maximum, words),
    multipleOf === undefined ? '' : words.steps({ step: String(multipleOf) }),
  )
}

function formatRange(from: number | undefined, to: number | undefined, words: DocsWords): string {
  if (to === undefined) return from === undefined ? '' : words.atLeast({ from: String(from) })
  return from === undefined
    ? words.atMost({ to: String(to) })
    : words.range({ from: String(from), to: String(to) })
}

function formatCount(
  from: number | undefined,
  to: number | undefined,
  words: DocsWords,
  counted: (range: string) => string,
): string {
  const range = formatRange(from === 0 ? undefined : from, to, words)
  return range === '' ? '' : counted(range)
}

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ')
