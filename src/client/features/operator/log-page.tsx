import { useState } from 'react'
import { ScrollText } from 'lucide-react'
import { operatorLogTexts } from '#words/en/operator/console.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { List } from '../../ui/list-row.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { usePage } from './use-page.ts'

export function LogPage() {
  const [starts, setStarts] = useState<readonly (number | null)[]>([null])
  const t = useTexts(operatorLogTexts)
  return (
    <List label={t.terminal}>
      {starts.map((before, n) => (
        <LogPart
          key={before}
          before={before}
          onMore={n === starts.length - 1 ? (last) => setStarts([...starts, last]) : undefined}
        />
      ))}
    </List>
  )
}

function LogPart({
  before,
  onMore,
}: {
  before: number | null
  onMore: ((last: number) => void) | undefined
}) {
  const t = useTexts(operatorLogTexts)
  return (
    <ConsoleFrame read={usePage('log', { page: 'log', before })}>
      {({ lines, more }) => (
        <>
          {lines.length === 0 && before === null && (
            <li>
              <EmptyState icon={ScrollText} title={t.none} text={t.noneText} />
            </li>
          )}
          {lines.map(({ id, command, detail, by, about, created }) => (
            <li key={id} className="px-4 py-2">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <code lang="en" className="font-semibold">
                  {command}
                </code>
                <span className="min-w-0 break-words">
                  {[about, detail].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="text-sm text-muted">
                {[by ?? t.terminal, formatInstant(created)].join(' · ')}
              </span>
            </li>
          ))}
          {more && onMore !== undefined && (
            <li className="p-3">
              <Button variant="plain" onPress={() => onMore(lines.at(-1)?.id ?? 0)}>
                {t.more}
              </Button>
            </li>
          )}
        </>
      )}
    </ConsoleFrame>
  )
}
