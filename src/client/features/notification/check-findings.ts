// The results of the notification self-test, step by step. bad stops notifications, warn explains
// why one may be missing.
import type { CallOutput, LiveOutput } from '#contract/contract.ts'
import { defaultMatrix } from '#domain/notification/notification.ts'
import { checkTexts } from '#words/en/notification/check.ts'
import { notificationGroupTexts } from '#words/en/notification/notification-group.ts'
import { notificationTexts } from '#words/en/notification/notification.ts'
import { formatTime } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'
import type { PushState } from '../../parts/notification/use-here.ts'

export type Health = LiveOutput<'notifications-health'>
export type Finding = {
  id: string
  tone: 'good' | 'warn' | 'bad'
  name: string
  text: string
  settings?: string
}

export const listFindings = (health: Health, here: PushState): Finding[] => [
  inApp(),
  device(health, here),
  push(health),
  mail(health),
  chosen(health),
  quiet(health),
]

function inApp(): Finding {
  const t = pick(checkTexts)
  return { id: 'in-app', tone: 'good', name: t.inApp, text: t.inAppGood }
}

function device({ push: { devices } }: Health, { support, deviceId }: PushState): Finding {
  const t = pick(checkTexts)
  const found = { id: 'device', name: t.device }
  if (support !== 'possible')
    return {
      ...found,
      tone: 'bad',
      text: {
        unsupported: t.unsupported,
        install: t.install,
        'no-worker': t.noWorker,
        blocked: t.blocked,
      }[support],
    }
  return devices.some((one) => one.deviceId === deviceId)
    ? { ...found, tone: 'good', text: t.deviceOn }
    : { ...found, tone: 'bad', text: t.deviceOff, settings: 'push' }
}

function push({ push: { devices } }: Health): Finding {
  const t = pick(checkTexts)
  const found = { id: 'push', name: t.push }
  if (devices.length === 0) return { ...found, tone: 'bad', text: t.pushNone, settings: 'push' }
  const failing = devices
    .filter(({ failures }) => failures > 0)
    .map(({ name }) => name || t.unnamed)
  return failing.length > 0
    ? {
        ...found,
        tone: 'warn',
        text: t.pushFailing({ names: failing.join(', ') }),
        settings: 'push',
      }
    : { ...found, tone: 'good', text: t.pushGood({ count: devices.length }) }
}

function mail({
  mail: { isConfigured, address, isConfirmed, suppressed, lastSent, lastFailed },
}: Health): Finding {
  const t = pick(checkTexts)
  const found = { id: 'mail', name: t.mail }
  if (address === null) return { ...found, tone: 'bad', text: t.mailNone, settings: 'email' }
  if (!isConfigured) return { ...found, tone: 'bad', text: t.mailOutbox }
  if (!isConfirmed)
    return { ...found, tone: 'bad', text: t.mailUnconfirmed({ address }), settings: 'email' }
  if (suppressed !== null)
    return {
      ...found,
      tone: 'bad',
      text: (suppressed === 'bounced' ? t.mailBounced : t.mailComplained)({ address }),
      settings: 'email',
    }
  if (lastFailed !== null && (lastSent === null || lastFailed > lastSent))
    return { ...found, tone: 'warn', text: t.mailFailed({ address }), settings: 'email' }
  return { ...found, tone: 'good', text: t.mailGood({ address }) }
}

function chosen({ off }: Health): Finding {
  const t = pick(checkTexts)
  const groups = pick(notificationGroupTexts)
  const { inApp: app, pushChannel, mail: letters } = pick(notificationTexts)
  const channels = { inApp: app, push: pushChannel, mail: letters }
  // Groups that are off by default aren't reported as missing.
  const byGroup = Map.groupBy(
    off.filter(({ group, channel }) => defaultMatrix[group][channel]),
    ({ group }) => group,
  )
  const names = Array.from(
    byGroup,
    ([group, cells]) =>
      `${groups[group]} (${cells.map(({ channel }) => channels[channel]).join(', ')})`,
  )
  return names.length === 0
    ? { id: 'chosen', tone: 'good', name: t.chosen, text: t.nothingOff, settings: 'channels' }
    : {
        id: 'chosen',
        tone: 'warn',
        name: t.chosen,
        text: t.off({ names: names.join(', ') }),
        settings: 'channels',
      }
}

function quiet({ quietUntil, digest, waiting }: Health): Finding {
  const t = pick(checkTexts)
  const parts = [
    quietUntil === null ? t.loud : t.quietUntil({ time: formatTime(quietUntil.slice(11, 16)) }),
    ...(digest ? [t.digest] : []),
    ...(waiting > 0 ? [t.waiting({ count: waiting })] : []),
  ]
  return {
    id: 'quiet',
    tone: quietUntil === null && !digest ? 'good' : 'warn',
    name: t.quiet,
    text: parts.join(' '),
    settings: 'quiet',
  }
}

export function listOutcomes(
  { push: sent, mail: letter }: CallOutput<'notifications-test'>,
  { isConfigured }: Pick<Health['mail'], 'isConfigured'>,
): Finding[] {
  const t = pick(checkTexts)
  const pushWords = {
    sent: (name: string) => t.pushSent({ name }),
    gone: (name: string) => t.pushGone({ name }),
    refused: (name: string) => t.pushRefused({ name }),
    later: (name: string) => t.pushLater({ name }),
  }
  const mailWords = {
    sent: isConfigured ? t.testSent : t.mailOutbox,
    unconfirmed: t.testUnconfirmed,
    none: t.testNone,
    suppressed: t.testSuppressed,
    failed: t.testFailed,
  }
  return [
    ...sent.map(({ deviceId, name, outcome }): Finding => ({
      id: deviceId,
      tone: outcome === 'sent' ? 'good' : 'bad',
      name: t.push,
      text: pushWords[outcome](name || t.unnamed),
    })),
    ...(sent.length === 0
      ? [{ id: 'no-push', tone: 'warn' as const, name: t.push, text: t.noPush }]
      : []),
    {
      id: 'mail',
      tone: letter === 'sent' && isConfigured ? 'good' : 'bad',
      name: t.mail,
      text: mailWords[letter],
    },
  ]
}
