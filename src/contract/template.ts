// Calls and live queries about a player's own templates.
import * as v from 'valibot'
import { uuidSchema } from '#domain/shared/id.ts'
import { templateFields, templateName } from '#domain/template/template.ts'
import { call, live, defineContract } from './call.ts'

const success = v.object({ success: v.boolean() })

export const myTemplates = live({
  name: 'templates-mine',
  who: 'player',
  summary: 'My templates for new events, by name.',
  input: v.strictObject({}),
  output: v.object({
    templates: v.array(
      v.object({ templateId: v.string(), name: v.string(), fields: templateFields }),
    ),
  }),
  refusals: [],
})

export const saveTemplate = call({
  name: 'templates-save',
  who: 'player',
  kind: 'write',
  summary: 'Save what an event is like under a name; a template of that name is replaced.',
  input: v.strictObject({ name: templateName, fields: templateFields }),
  output: v.object({ templateId: v.string() }),
  refusals: ['too-many-templates'],
})

export const renameTemplate = call({
  name: 'templates-rename',
  who: 'player',
  kind: 'write',
  summary: 'Give a template another name.',
  input: v.strictObject({ templateId: uuidSchema, name: templateName }),
  output: success,
  refusals: ['template-not-found', 'template-name-taken'],
})

export const deleteTemplate = call({
  name: 'templates-delete',
  who: 'player',
  kind: 'write',
  summary: 'Delete a template.',
  input: v.strictObject({ templateId: uuidSchema }),
  output: success,
  refusals: ['template-not-found'],
})

export const templateContract = defineContract({
  nouns: { templates: 'events' },
  calls: [saveTemplate, renameTemplate, deleteTemplate],
  live: [myTemplates],
})
