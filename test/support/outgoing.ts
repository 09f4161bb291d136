// Deliveries of every kind, as the notification sender loads them.
import { getNotificationGroup, type NoticeKind } from '#domain/notification/notification.ts'
import { noticeKinds } from '#server/notices/notice-kinds.ts'
import type { Outgoing } from '#server/notices/outgoing.ts'

export const everyNotice = noticeKinds

export const about = {
  title: 'Finals',
  type: 'tournament',
  date: '2026-06-02',
  time: '18:30',
  location: 'Riverside Courts',
  locationId: 'riverside',
}
export const one = (kind: NoticeKind, changes: Partial<Outgoing> = {}): Outgoing => ({
  deliveryId: '1',
  playerId: 'ann',
  kind,
  channel: 'mail',
  group: getNotificationGroup(kind),
  batch: 'event:1',
  unit: 'unit-1',
  attempts: 1,
  eventId: 'event-1',
  params: { ...about, player: 'Ben', league: 'Winter', club: 'Dinkers', reason: 'Rain' },
  created: 0,
  isOn: true,
  isReachable: true,
  isRead: false,
  isTakenBack: false,
  isApart: false,
  event: null,
  answerBy: null,
  quiet: null,
  digest: false,
  lastSent: null,
  wall: '2026-06-01T12:00',
  timezone: 'UTC',
  language: 'en',
  country: 'US',
  email: 'ann@example.org',
  device: null,
  message: { fromId: 'ben', fromName: 'Ben', text: 'See you there' },
  contact: kind.startsWith('link-')
    ? { name: 'Maria', linkKey: 'k'.repeat(22), by: 'Ben', keeper: '', senderId: 'ben' }
    : null,
  unread: null,
  about,
  ...changes,
})
