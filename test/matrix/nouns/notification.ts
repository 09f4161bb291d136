// Authorization matrix of notifications: choices and devices are private, and taking over a device
// requires its keys.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { pushKeys } from '#test/scenes/notification-scene.ts'
import { plainRow, row, type Cell, type MatrixRow } from '../matrix-cell.ts'
import { outside } from '../matrix-scene.ts'

const otherKeys = { p256dh: `B${'C'.repeat(86)}`, auth: 'C'.repeat(22) }

async function aDeviceFor({
  scene,
  target,
  me,
}: Cell): Promise<{ deviceId: string; endpoint: string }> {
  const [deviceId, endpoint] = [randomUUID(), `https://push.example.com/${randomUUID()}`]
  if (target !== 'deleted')
    await scene.db
      .insertInto('push_devices')
      .values({
        deviceId,
        playerId: target === 'own' ? me : outside,
        endpoint,
        ...(target === 'own' ? pushKeys : otherKeys),
        name: 'Phone',
        created: new Date(),
        lastOk: null,
      })
      .execute()
  return { deviceId, endpoint }
}

const onlyOwn = { own: 'shown', foreign: 'absent', private: '-', deleted: 'absent' }

export const rows: readonly MatrixRow[] = [
  plainRow('notifications-updateSettings', 'ok', () => ({ input: { digest: true } })),
  plainRow('notifications-noteReachAsked', 'ok', () => ({ input: {} })),
  plainRow('notifications-test', 'ok', () => ({ input: {} })),
  row('notifications-settings', 'a device', onlyOwn, async (cell) => {
    const { deviceId } = await aDeviceFor(cell)
    return {
      input: {},
      shows: ({ pushDevices }) => pushDevices.some((device) => device.deviceId === deviceId),
    }
  }),
  plainRow('notifications-reach', 'ok', () => ({ input: {} })),
  row('notifications-health', 'a device', onlyOwn, async (cell) => {
    const { deviceId } = await aDeviceFor(cell)
    return {
      input: {},
      shows: ({ push }) => push.devices.some((device) => device.deviceId === deviceId),
    }
  }),
  row(
    'push-subscribe',
    'a device',
    { own: 'ok', foreign: 'bad-input', private: '-', deleted: 'ok' },
    async (cell) => {
      const { endpoint } = await aDeviceFor(cell)
      return { input: { endpoint, keys: pushKeys, name: 'Phone' } }
    },
  ),
  // Forgetting another's device has no effect.
  row(
    'push-unsubscribe',
    'a device',
    { own: 'ok', foreign: 'ok', private: '-', deleted: 'ok' },
    async (cell) => {
      const { deviceId } = await aDeviceFor(cell)
      return { input: { deviceId } }
    },
  ),
]

export const endNothing: readonly CallName[] = [
  'notifications-updateSettings',
  'notifications-noteReachAsked',
  'notifications-test',
  'push-subscribe',
  'push-unsubscribe',
]
