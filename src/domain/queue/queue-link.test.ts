// The key of the screen beside the courts.
import { expect, test } from 'vitest'
import { findEventInQueueKey, queueLinkLength, toQueueKey } from './queue-link.ts'

const eventId = '0b6f3c7e-8a51-4f6e-9c3d-2a1b0c9d8e7f'

test('a key names its event and nothing else does', () => {
  const key = toQueueKey(eventId, 'AbCdEfGhIjKlMnOpQrSt_-')
  expect(key).toHaveLength(queueLinkLength)
  expect(findEventInQueueKey(key)).toBe(eventId)
  for (const other of ['', eventId, key.slice(1), `${key}x`, key.replace('0b', 'zz')])
    expect(findEventInQueueKey(other)).toBeNull()
})
