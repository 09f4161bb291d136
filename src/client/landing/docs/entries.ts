// The entries of the API page: operations and live queries of the OpenAPI document, by noun.
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Who } from '#contract/call.ts'
import type { Noun } from '#contract/openapi/api-nouns.ts'
import type { OpenApiDocument } from '#contract/openapi/openapi-document.ts'
import type { Operation } from '#contract/openapi/operation.ts'
import { baseRefusals } from '#contract/openapi/refusal-responses.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

export type DocsEntry = {
  id: string
  title: string
  mark: 'read' | 'write' | 'live' | 'GET' | 'POST'
  summary: string
  who: Who
  address: string | null
  input: JsonSchema | null
  output: JsonSchema | null
  refusals: readonly RefusalCode[]
}

export function listDocsEntries(document: OpenApiDocument, noun: Noun): DocsEntry[] {
  const operations = Object.entries(document.paths).flatMap(([path, { get, post }]) => [
    ...(get?.tags[0] === noun ? [operationEntry('GET', path, get)] : []),
    ...(post?.tags[0] === noun ? [operationEntry('POST', path, post)] : []),
  ])
  const queries = Object.entries(document['x-live-queries']).flatMap(([name, query]): DocsEntry[] =>
    query.tags[0] === noun
      ? [
          {
            id: name,
            title: name,
            mark: 'live',
            summary: query.summary,
            who: query.who,
            address: null,
            input: query.input,
            output: query.output,
            refusals: listOwnRefusals(query.who, query.refusals),
          },
        ]
      : [],
  )
  return [...operations, ...queries]
}

function operationEntry(method: 'GET' | 'POST', path: string, operation: Operation): DocsEntry {
  const { operationId, summary, 'x-who': who, 'x-kind': kind } = operation
  const isCall = path.startsWith('/call/')
  const answer = operation.responses[200]
  const answered = answer !== undefined && 'content' in answer ? getSchema(answer.content) : null
  const sent = operation.requestBody === undefined ? null : getSchema(operation.requestBody.content)
  return {
    id: operationId,
    title: isCall || path.startsWith('/http/') ? operationId : path,
    mark: kind ?? method,
    summary,
    who,
    address: `${method} ${path}`,
    input: isCall ? unwrapEnvelope(sent, 'data') : sent,
    output: isCall ? unwrapEnvelope(answered, 'result') : answered,
    refusals: listOwnRefusals(who, operation['x-refusals'] ?? []),
  }
}

const getSchema = (
  content: Readonly<Record<string, { schema: JsonSchema }>> | undefined,
): JsonSchema | null => Object.values(content ?? {})[0]?.schema ?? null

function unwrapEnvelope(envelope: JsonSchema | null, name: 'data' | 'result'): JsonSchema | null {
  const inside = envelope?.properties?.[name]
  return typeof inside === 'object' ? inside : null
}

function listOwnRefusals(who: Who, codes: readonly RefusalCode[]): readonly RefusalCode[] {
  const base: readonly RefusalCode[] = [
    ...baseRefusals(who),
    'key-reused',
    'too-many-subscriptions',
  ]
  return codes.filter((code) => !base.includes(code))
}
