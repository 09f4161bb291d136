// Saving, renaming and deleting templates. Other players' templates don't exist for the caller.
import { ok, refuse } from '#domain/shared/result.ts'
import { templatesMax } from '#domain/template/template.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import * as store from './queries.ts'

const save: InTransaction<'templates-save'> = async (
  { actor: { playerId }, tx, now, newId },
  { name, fields },
) => {
  const { sameName, count } = await store.lockTemplates(tx, playerId, name)
  if (sameName === null && count >= templatesMax)
    return refuse('too-many-templates', { n: templatesMax })
  const templateId = sameName ?? newId()
  await store.storeTemplate(tx, { templateId, playerId, name, fields, now })
  return ok({ templateId })
}

const rename: InTransaction<'templates-rename'> = async (
  { actor: { playerId }, tx },
  { templateId, name },
) => {
  const { sameName } = await store.lockTemplates(tx, playerId, name)
  if (sameName !== null && sameName !== templateId) return refuse('template-name-taken')
  if (!(await store.storeTemplateName(tx, { templateId, playerId, name })))
    return refuse('template-not-found')
  return ok({ success: true })
}

const remove: InTransaction<'templates-delete'> = async (
  { actor: { playerId }, tx },
  { templateId },
) => {
  if (!(await store.deleteTemplateRow(tx, templateId, playerId)))
    return refuse('template-not-found')
  return ok({ success: true })
}

export const templateHandlers = defineHandlers({
  'templates-save': save,
  'templates-rename': rename,
  'templates-delete': remove,
})
