import { alertKinds } from '#domain/alert/alert.ts'
import type { NoticeKind } from '#domain/notification/notification.ts'

export const noticeKinds: readonly NoticeKind[] = [
  ...alertKinds,
  'message',
  'event-message',
  'club-message',
  'team-request',
  'admin-request',
  'calendar-request',
  'calendar-cancel',
  'link-invited',
  'link-reminder',
]
