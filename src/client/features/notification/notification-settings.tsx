// Notification settings: the grid of groups and channels, quiet hours, and e-mail delivery. Each
// part saves at once.
import { useState, type ReactNode } from 'react'
import { languages } from '#domain/shared/language.ts'
import { notificationTexts } from '#words/en/notification/notification.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { TimeField } from '../../ui/field/time-field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { NotificationGrid } from './notification-grid.tsx'
import {
  useNotificationSettings,
  type ChoiceChanges,
  type NotificationChoices,
} from './use-notification-settings.ts'

type PartProps = { choices: NotificationChoices; change: (changes: ChoiceChanges) => void }

function Part({ children }: { children: (props: PartProps) => ReactNode }) {
  const t = useTexts(notificationTexts)
  const { live, retry, choices, change } = useNotificationSettings()
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  if (choices === undefined) return <SkeletonList label={t.loading} rows={2} />
  return children({ choices, change })
}

export function NotificationSettings() {
  const t = useTexts(notificationTexts)
  return (
    <Part>
      {({ choices, change }) => (
        <>
          <p className="text-sm text-muted">
            {t.gridHint}
            {choices.pushDevices.length === 0 && ` ${t.noDevice}`}
          </p>
          <NotificationGrid
            matrix={choices.matrix}
            onChange={(group, channel, isOn) =>
              change({ matrix: { [group]: { [channel]: isOn } } })
            }
          />
        </>
      )}
    </Part>
  )
}

const usualNight = { from: '22:00', to: '07:00' }
const stepMinutes = 15

export const QuietHoursSetting = () => <Part>{(props) => <QuietHours {...props} />}</Part>

function QuietHours({ choices: { quietHours, timezone }, change }: PartProps) {
  const t = useTexts(notificationTexts)
  const [draft, setDraft] = useState<{ from: string | null; to: string | null } | null>(null)
  const shown = draft ?? quietHours
  const set = (changes: { from?: string | null; to?: string | null }) => {
    const { from, to } = { ...usualNight, ...shown, ...changes }
    const isWhole = from !== null && to !== null && from !== to
    setDraft(isWhole ? null : { from, to })
    if (isWhole) change({ quietHours: { from, to } })
  }
  const toggle = (isOn: boolean) => {
    setDraft(null)
    change({ quietHours: isOn ? usualNight : null })
  }
  return (
    <>
      <Switch
        isSelected={quietHours !== null}
        onChange={toggle}
        detail={t.quietHint({ zone: formatCity(timezone) })}
      >
        {t.quietOn}
      </Switch>
      {quietHours !== null && shown !== null && (
        <div className="grid grid-cols-2 gap-3">
          <TimeField
            label={t.from}
            value={shown.from}
            onChange={(from) => set({ from })}
            stepMinutes={stepMinutes}
          />
          <TimeField
            label={t.to}
            value={shown.to}
            onChange={(to) => set({ to })}
            stepMinutes={stepMinutes}
            {...(shown.from !== null && shown.from === shown.to && { error: t.sameTimes })}
          />
        </div>
      )}
    </>
  )
}

const formatCity = (timezone: string): string =>
  (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ')

export function MailSetting() {
  const t = useTexts(notificationTexts)
  const names = { en: t.english, es: t.spanish }
  return (
    <Part>
      {({ choices, change }) => (
        <>
          <Switch
            isSelected={choices.mailInstead}
            onChange={(mailInstead) => change({ mailInstead })}
            detail={t.mailInsteadHint}
          >
            {t.mailInstead}
          </Switch>
          <Switch
            isSelected={choices.digest}
            onChange={(digest) => change({ digest })}
            detail={t.digestHint}
          >
            {t.digest}
          </Switch>
          <Select
            label={t.language}
            options={languages.map((id) => ({ id, label: names[id] }))}
            value={choices.language ?? currentLanguage()}
            onChange={(language) => change({ language })}
          />
        </>
      )}
    </Part>
  )
}
