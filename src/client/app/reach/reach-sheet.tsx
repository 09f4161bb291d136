// "How should we reach you?", asked once after the first sign-up: this device, e-mail and calendar,
// each optional.
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { LiveOutput } from '#contract/contract.ts'
import { reachTexts } from '#words/en/notification/reach.ts'
import { subscribeDevice, type PushProblem } from '../../device/push-device.ts'
import { putOff } from '../../device/push-offer.ts'
import { toDeviceDay } from '../../device/today.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { call } from '../../net/call.ts'
import { AddressCode } from '../../parts/account/address-code.tsx'
import { usePushState } from '../../parts/notification/use-here.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { InstallByHand } from '../menu/install-by-hand.tsx'

type Reached = LiveOutput<'notifications-reach'>
type Props = { reached: Reached; onClose: () => void }

export function ReachSheet({ reached, onClose }: Props) {
  const t = useTexts(reachTexts)
  const [isCodeSent, setCodeSent] = useState(false)
  // Marked as asked on display, even if the page is left without an answer.
  useEffect(() => {
    void call('notifications-noteReachAsked', {})
    putOff('push', toDeviceDay(Date.now()))
  }, [])
  return (
    <Sheet
      title={t.title}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="plain" className="w-full" onPress={onClose}>
          {labels.done}
        </Button>
      }
    >
      <p className="text-muted">{t.lead}</p>
      <DeviceChannel vapidPublicKey={reached.vapidPublicKey} isMain={!isCodeSent} />
      <MailChannel
        reached={reached}
        isCodeSent={isCodeSent}
        onCodeSent={setCodeSent}
        onLeave={onClose}
      />
      <Channel title={t.calendar} text={t.calendarHint}>
        <Link
          to="/player/settings/{-$scrollTarget}"
          params={{ scrollTarget: 'calendar' }}
          className={buttonClasses({ variant: 'plain', size: 'sm' })}
          onClick={onClose}
        >
          {t.openCalendar}
        </Link>
      </Channel>
    </Sheet>
  )
}

function Channel({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-sm break-words text-muted">{text}</p>
      </div>
      <div className="shrink-0 whitespace-nowrap empty:hidden">{children}</div>
    </div>
  )
}

function DeviceChannel({ vapidPublicKey, isMain }: { vapidPublicKey: string; isMain: boolean }) {
  const t = useTexts(reachTexts)
  const { here, look } = usePushState()
  const { busy, run } = useBusy<'on'>()
  const [problem, setProblem] = useState<PushProblem | null>(null)
  if (here === null) return null
  if (here.support === 'install')
    return (
      <>
        <Channel title={t.device} text={t.install} />
        <InstallByHand />
      </>
    )
  const texts = {
    blocked: t.blocked,
    dismissed: t.dismissed,
    'no-worker': t.failed,
    service: t.failed,
  }
  const stopped = { unsupported: t.unsupported, blocked: t.blocked, 'no-worker': t.unsupported }
  if (here.support !== 'possible') return <Channel title={t.device} text={stopped[here.support]} />
  const turnOn = () =>
    run('on', async () => {
      setProblem(await subscribeDevice(vapidPublicKey))
      await look()
    })
  const why =
    problem === null
      ? t.deviceHint
      : typeof problem === 'string'
        ? texts[problem]
        : refusalText(problem)
  return (
    <Channel title={t.device} text={why}>
      {here.deviceId === null ? (
        <Button
          size="sm"
          variant={isMain ? 'primary' : 'soft'}
          isPending={busy === 'on'}
          onPress={() => void turnOn()}
        >
          {t.turnOn}
        </Button>
      ) : (
        <Badge tone="brand">{t.isOn}</Badge>
      )}
    </Channel>
  )
}

function MailChannel({
  reached: { address, reach },
  isCodeSent,
  onCodeSent,
  onLeave,
}: {
  reached: Reached
  isCodeSent: boolean
  onCodeSent: (isSent: boolean) => void
  onLeave: () => void
}) {
  const t = useTexts(reachTexts)
  const { busy, run } = useBusy<'send'>()
  const send = () =>
    run('send', async () => {
      const answer = await callOrAlert('account-sendVerification', {})
      if (answer.ok) onCodeSent(true)
    })
  if (address === null)
    return (
      <Channel title={t.mail} text={t.noAddress}>
        <Link
          to="/player/settings/{-$scrollTarget}"
          params={{ scrollTarget: 'email' }}
          className={buttonClasses({ variant: 'plain', size: 'sm' })}
          onClick={onLeave}
        >
          {t.addAddress}
        </Link>
      </Channel>
    )
  if (reach.mail === 'proved')
    return (
      <Channel title={t.mail} text={address}>
        <Badge tone="brand">{t.isOn}</Badge>
      </Channel>
    )
  return (
    <>
      <Channel title={t.mail} text={address}>
        <Button size="sm" variant="soft" isPending={busy === 'send'} onPress={() => void send()}>
          {t.sendCode}
        </Button>
      </Channel>
      {isCodeSent && <AddressCode onDone={() => onCodeSent(false)} />}
    </>
  )
}
