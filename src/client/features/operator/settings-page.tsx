import { settingTexts } from '#words/en/operator/numbers.ts'
import { useTexts } from '../../i18n/texts.ts'
import { List } from '../../ui/list-row.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { usePage } from './use-page.ts'

export function SettingsPage() {
  const t = useTexts(settingTexts)
  return (
    <ConsoleFrame read={usePage('settings', { page: 'settings' })}>
      {({ settings }) => (
        <>
          <p className="text-muted">{t.lead}</p>
          <List label={t.list}>
            {settings.map(({ name, from, value }) => (
              <li
                key={name}
                className="flex flex-col gap-x-4 px-4 py-2 sm:flex-row sm:items-baseline sm:justify-between"
              >
                <code lang="en" className="font-semibold break-all">
                  {name}
                </code>
                <span className="min-w-0 sm:text-right">
                  {value !== null && (
                    <span lang="en" className="block break-all">
                      {value}
                    </span>
                  )}
                  {value === null && from === 'environment' && (
                    <span className="block">{t.secret}</span>
                  )}
                  <span className="text-sm text-muted">{t[from]}</span>
                </span>
              </li>
            ))}
          </List>
        </>
      )}
    </ConsoleFrame>
  )
}
