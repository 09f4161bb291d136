import * as v from 'valibot'
import { brandingSchema } from '#domain/branding/branding.ts'
import { ownTextFaults, ownTextNames, ownTextSchema } from '#domain/branding/own-texts.ts'
import { languages } from '#domain/shared/language.ts'

const fixed = v.array(v.string())

export const look = v.object({
  page: v.literal('look'),
  branding: brandingSchema,
  isNamed: v.boolean(),
  hasLogo: v.boolean(),
  fixed,
})

const key = { name: v.picklist(ownTextNames), language: v.picklist(languages) }

/** shipped: our text as Markdown, to begin with. */
export const texts = v.object({
  page: v.literal('texts'),
  texts: v.array(v.object({ ...key, markdown: v.string(), shipped: v.string() })),
  fixed,
})

export const previewInput = v.strictObject({
  page: v.literal('preview'),
  name: key.name,
  markdown: ownTextSchema,
})

export const preview = v.object({
  page: v.literal('preview'),
  html: v.string(),
  css: v.string(),
  fault: v.nullable(v.picklist(ownTextFaults)),
})

export const textAct = v.strictObject({
  act: v.literal('setText'),
  ...key,
  markdown: ownTextSchema,
})
