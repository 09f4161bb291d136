import { expect, test } from 'vitest'
import { toNotificationMatrix } from '#domain/notification/notification.ts'
import { applyChanges } from './apply-changes.ts'

const choices = {
  matrix: toNotificationMatrix({}),
  quietHours: null,
  digest: false,
  language: null,
  timezone: 'America/New_York',
  pushDevices: [],
  mailInstead: true,
  vapidPublicKey: '',
}

test('a change shows in its cell and nowhere else', () => {
  const after = applyChanges(choices, { matrix: { reminders: { mail: true } } })
  expect(after).toEqual({
    ...choices,
    matrix: { ...choices.matrix, reminders: { inApp: true, push: true, mail: true } },
  })
})

test('quiet hours are set and taken away, and what is not named stays', () => {
  const quiet = applyChanges(choices, { quietHours: { from: '22:00', to: '07:00' } })
  expect(quiet.quietHours).toEqual({ from: '22:00', to: '07:00' })
  expect(applyChanges(quiet, { digest: true, language: 'es' })).toEqual({
    ...quiet,
    digest: true,
    language: 'es',
  })
  expect(applyChanges(quiet, { quietHours: null }).quietHours).toBeNull()
})
