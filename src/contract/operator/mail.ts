import * as v from 'valibot'
import { refusalWhys, suppressionReasons } from '#domain/mail/refused-mail.ts'
import { notificationGroups } from '#domain/notification/notification.ts'
import { languages } from '#domain/shared/language.ts'
import { lineSchema } from '#domain/shared/text.ts'

const count = v.number()
const group = v.picklist(notificationGroups)
const lookName = lineSchema(40)

export const mail = v.object({
  page: v.literal('mail'),
  email: v.string(),
  isMailSent: v.boolean(),
  waiting: v.array(v.object({ group, waiting: count, retrying: count, next: v.string() })),
  failed: v.array(
    v.object({
      id: v.string(),
      group,
      playerName: v.string(),
      email: v.nullable(v.string()),
      isRefused: v.boolean(),
      attempts: count,
      ended: v.string(),
    }),
  ),
  blocked: count,
  addresses: v.array(
    v.object({
      userId: v.string(),
      address: v.string(),
      reason: v.picklist(suppressionReasons),
      why: v.picklist(refusalWhys),
      since: v.string(),
    }),
  ),
})

export const mailLook = v.object({
  page: v.literal('mailLook'),
  look: v.string(),
  looks: v.array(v.object({ id: v.string(), subject: v.string() })),
  html: v.string(),
})

export const mailLookAsked = v.strictObject({
  page: v.literal('mailLook'),
  look: lookName,
  language: v.picklist(languages),
})

export const mailActs = [
  v.strictObject({ act: v.literal('clearAddress'), account: lineSchema(64, 1) }),
  v.strictObject({ act: v.literal('hurryMail') }),
] as const
