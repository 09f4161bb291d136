// Push messages on this device: purpose, permission button, obstacles with solutions, and the
// subscribed devices.
import { useState } from 'react'
import { BellRing, MonitorSmartphone, Trash2 } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { notificationTexts } from '#words/en/notification/notification.ts'
import {
  endPushHere,
  subscribeDevice,
  type PushProblem,
  type PushSupport,
} from '../../device/push-device.ts'
import { useNow } from '../../device/today.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { usePushState } from '../../parts/notification/use-here.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type Device = LiveOutput<'notifications-settings'>['pushDevices'][number]

export function PushSetting() {
  const t = useTexts(notificationTexts)
  const { live, retry } = useLiveList('notifications-settings', {})
  const { here, look } = usePushState()
  const { busy, run } = useBusy<string>()
  const [problem, setProblem] = useState<PushProblem | null>(null)
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  if (live.status === 'loading' || here === null) return <SkeletonList label={t.loading} rows={1} />
  const { pushDevices, vapidPublicKey } = live.data
  const isOnHere = pushDevices.some(({ deviceId }) => deviceId === here.deviceId)
  const turnOn = () =>
    run('on', async () => {
      setProblem(await subscribeDevice(vapidPublicKey))
      await look()
    })
  const turnOff = () =>
    run('off', async () => {
      await endPushHere()
      await look()
    })
  const remove = (deviceId: string) => run(deviceId, () => removeDevice(deviceId))
  return (
    <>
      {isOnHere ? (
        <>
          <Notice tone="good">{t.isOn}</Notice>
          <Button
            variant="plain"
            size="sm"
            className="self-start"
            isPending={busy === 'off'}
            onPress={() => void turnOff()}
          >
            {t.turnOff}
          </Button>
        </>
      ) : (
        <TurnOn
          support={here.support}
          problem={problem}
          isBusy={busy === 'on'}
          onPress={() => void turnOn()}
        />
      )}
      {pushDevices.length > 0 && (
        <Devices
          devices={pushDevices}
          here={here.deviceId}
          busy={busy}
          onRemove={(deviceId) => void remove(deviceId)}
        />
      )}
    </>
  )
}

async function removeDevice(deviceId: string): Promise<void> {
  await callOrAlert('push-unsubscribe', { deviceId })
}

function TurnOn({
  support,
  problem,
  isBusy,
  onPress,
}: {
  support: PushSupport
  problem: PushProblem | null
  isBusy: boolean
  onPress: () => void
}) {
  const t = useTexts(notificationTexts)
  const words = {
    unsupported: t.unsupported,
    install: t.install,
    'no-worker': t.noWorker,
    blocked: t.blocked,
    dismissed: t.dismissed,
    service: t.service,
  }
  if (support !== 'possible') return <Notice>{words[support]}</Notice>
  return (
    <>
      <p className="text-sm text-muted">{t.pushWhy}</p>
      {problem !== null && (
        <Notice tone="bad">
          {typeof problem === 'string' ? words[problem] : refusalText(problem)}
        </Notice>
      )}
      <Button className="self-start" isPending={isBusy} onPress={onPress}>
        <BellRing aria-hidden size={20} />
        {t.turnOn}
      </Button>
    </>
  )
}

type DevicesProps = {
  devices: readonly Device[]
  here: string | null
  busy: string | null
  onRemove: (deviceId: string) => void
}

function Devices({ devices, here, busy, onRemove }: DevicesProps) {
  const t = useTexts(notificationTexts)
  const now = useNow()
  const formatDetail = ({ failures, lastOk, created }: Device): string =>
    failures > 0
      ? t.failing
      : lastOk === null
        ? t.added({ when: formatRelative(created, now) })
        : t.reached({ when: formatRelative(lastOk, now) })
  return (
    <List label={t.devices}>
      {devices.map((device) => {
        const name = device.name === '' ? t.unnamed : device.name
        const isHere = device.deviceId === here
        return (
          <ListRow
            key={device.deviceId}
            leading={<MonitorSmartphone aria-hidden size={24} className="shrink-0 text-muted" />}
            title={name}
            detail={formatDetail(device)}
            trailing={
              isHere ? (
                <Badge tone="brand">{t.here}</Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t.removeName({ name })}
                  isPending={busy === device.deviceId}
                  onPress={() => onRemove(device.deviceId)}
                >
                  {busy !== device.deviceId && <Trash2 aria-hidden size={20} />}
                </Button>
              )
            }
          />
        )
      })}
    </List>
  )
}
