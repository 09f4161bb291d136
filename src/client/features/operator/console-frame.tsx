import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { consoleTexts } from '#words/en/operator/console.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Read } from '../../net/use-read.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

export function ConsoleFrame<Data>({
  read: { data, refusal, again },
  children,
}: {
  read: Read<Data>
  children: (data: Data) => ReactNode
}) {
  const t = useTexts(consoleTexts)
  if (refusal?.code === 'second-factor-needed')
    return (
      <EmptyState
        icon={ShieldAlert}
        title={t.secondFactor}
        text={t.secondFactorText}
        action={
          <Link
            to="/player/settings/{-$scrollTarget}"
            params={{ scrollTarget: undefined }}
            className={buttonClasses()}
          >
            {t.toSettings}
          </Link>
        }
      />
    )
  if (refusal !== null)
    return <ErrorState title={t.failed} text={refusalText(refusal)} onRetry={again} />
  return data === undefined ? <SkeletonList rows={5} /> : children(data)
}
