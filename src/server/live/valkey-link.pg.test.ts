// A link to a real Valkey, from a process that stands still for a moment.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { until } from '#test/support/until.ts'
import { hasValkey, startValkey } from '#test/support/valkey.ts'
import { openValkeyLink } from './valkey-link.ts'

const answerMs = 100

function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test.skipIf(!hasValkey())(
  'an answer that came while the process stood still is read, and one that never comes ends in time',
  async () => {
    const valkey = await startValkey()
    const link = openValkeyLink(valkey.url, answerMs)
    try {
      await until('it is connected', () => link.client.status === 'ready')
      // Next come timers, and only then what arrived.
      await nextTurn()
      const answer = link.client.ping()
      standStill(3 * answerMs)
      expect(await answer).toBe('PONG')
      expect(link.client.status).toBe('ready')
      valkey.freeze()
      await expect(link.client.ping()).rejects.toThrow('Command timed out')
      await expect(link.client.ping()).rejects.toThrow("Stream isn't writeable")
    } finally {
      valkey.thaw()
      link.close()
      await valkey.kill()
    }
  },
)
