// The grid of notification groups (rows) and channels (columns) as check boxes, small enough for a
// phone. Fixed cells show their value.
import { Check, Minus } from 'lucide-react'
import {
  isSwitchable,
  notificationChannels,
  notificationGroups,
  type NotificationChannel,
  type NotificationGroup,
} from '#domain/notification/notification.ts'
import { notificationGroupTexts } from '#words/en/notification/notification-group.ts'
import { notificationTexts } from '#words/en/notification/notification.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { NotificationChoices } from './use-notification-settings.ts'

type GridProps = {
  matrix: NotificationChoices['matrix']
  onChange: (group: NotificationGroup, channel: NotificationChannel, isOn: boolean) => void
}

export function NotificationGrid({ matrix, onChange }: GridProps) {
  const t = useTexts(notificationTexts)
  const groups = useTexts(notificationGroupTexts)
  const channels = { inApp: t.inApp, push: t.pushChannel, mail: t.mail }
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{t.channels}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="pb-1 text-left font-semibold">
            {t.group}
          </th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className="w-1/5 pb-1 text-center font-semibold">
              {channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {notificationGroups.map((group) => (
          <tr key={group}>
            <th scope="row" className="py-1 pr-2 text-left text-sm font-semibold">
              {groups[group]}
            </th>
            {notificationChannels.map((channel) => (
              <td key={channel} className="p-0 text-center">
                <Cell
                  label={t.cell({ group: groups[group], channel: channels[channel] })}
                  isOn={matrix[group]?.[channel] ?? false}
                  isFixed={!isSwitchable(group, channel)}
                  onChange={(isOn) => onChange(group, channel, isOn)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({
  label,
  isOn,
  isFixed,
  onChange,
}: {
  label: string
  isOn: boolean
  isFixed: boolean
  onChange: (isOn: boolean) => void
}) {
  const t = useTexts(notificationTexts)
  if (isFixed)
    return (
      <span className="grid h-11 place-items-center text-muted">
        {isOn ? <Check aria-hidden size={20} /> : <Minus aria-hidden size={20} />}
        <span className="sr-only">{isOn ? t.always : t.never}</span>
      </span>
    )
  return (
    <label className="grid h-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 cursor-pointer rounded accent-brand outline-none focus-visible:ring-focus"
      />
    </label>
  )
}
