import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { wakeUpAnswer, type CallDefinition } from '../call.ts'
import { calls, httpFunctions, type CallName, type HttpName } from '../contract.ts'
import { addedFields, changedFields } from '../document.ts'
import { inputSchema, outputSchema } from './json-schema.ts'
import { getNoun } from './nouns.ts'
import { json, toObjectSchema, getSecurity, type Operation, type Paths } from './operation.ts'
import { allRefusals, refusalResponses } from './refusal-responses.ts'

export const callPaths = (): Paths => ({
  ...Object.fromEntries(
    Object.values(calls)
      .filter((definition) => !('isOwn' in definition))
      .map((definition) => [`/call/${definition.name}`, { post: callOperation(definition) }]),
  ),
  ...Object.fromEntries(
    Object.values(httpFunctions).map((definition) => [
      `/http/${definition.name}`,
      { post: httpOperation(definition) },
    ]),
  ),
})

type Named = CallDefinition & { name: CallName | HttpName }

const callOperation = (definition: Named): Operation => ({
  ...operation(definition),
  parameters: [
    ...(definition.kind === 'write' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    { $ref: '#/components/parameters/Wire' },
  ],
  requestBody: { required: true, content: json(toObjectSchema({ data: sent(definition) })) },
  responses: {
    200: { description: 'Done.', content: json(toObjectSchema({ result: answered(definition) })) },
    ...refusals(definition),
  },
})

const httpOperation = (definition: Named): Operation => ({
  ...operation(definition),
  parameters: [{ $ref: '#/components/parameters/Wire' }],
  requestBody: { required: true, content: json(sent(definition)) },
  responses: {
    200: { description: 'Found.', content: json(answered(definition)) },
    ...refusals(definition),
  },
})

const operation = ({
  name,
  who,
  kind,
  summary,
  refusals,
}: Named): Omit<Operation, 'responses'> => ({
  operationId: name,
  tags: [getNoun(name)],
  summary,
  security: getSecurity(who),
  'x-who': who,
  'x-kind': kind,
  'x-refusals': allRefusals(who, withKey(kind, refusals)),
})

const refusals = ({ who, kind, refusals }: Named): Operation['responses'] =>
  refusalResponses(allRefusals(who, withKey(kind, refusals)))

/** An Idempotency-Key may already belong to another call. */
const withKey = (kind: Named['kind'], refusals: Named['refusals']): Named['refusals'] =>
  kind === 'write' ? [...refusals, 'key-reused'] : refusals

function sent(definition: Named): JsonSchema {
  const schema = withCollections(definition.name, inputSchema(definition.input))
  return definition.wakeUp === undefined
    ? schema
    : {
        anyOf: [
          schema,
          {
            title: 'wake-up',
            description: 'Only wakes the server up; anyone may.',
            ...inputSchema(definition.wakeUp),
          },
        ],
      }
}

function answered(definition: Named): JsonSchema {
  const schema = outputSchema(definition.output)
  if (definition.wakeUp === undefined) return schema
  const success: JsonSchema = { const: wakeUpAnswer.success }
  return { anyOf: [schema, { title: 'wake-up', ...toObjectSchema({ success }) }] }
}

type Rows = Readonly<Record<string, v.GenericSchema>>

const rowsByCall: Partial<Record<CallName | HttpName, Rows>> = {
  'documentUpdates-updateDocument': changedFields,
  'documentUpdates-setDocument': changedFields,
  'documentUpdates-addDocument': addedFields,
}

function withCollections(name: CallName | HttpName, schema: JsonSchema): JsonSchema {
  const rows = rowsByCall[name]
  if (rows === undefined) return schema
  const fields = {
    anyOf: Object.entries(rows).map(([collection, row]) => ({
      title: collection,
      ...inputSchema(row),
    })),
  }
  return {
    ...schema,
    properties: {
      ...schema.properties,
      collection: { type: 'string', enum: Object.keys(rows) },
      fields,
    },
  }
}
