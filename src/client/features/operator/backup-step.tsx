import { useEffect } from 'react'
import { backupFaultTexts, operatorBackupTexts } from '#words/en/operator/backups.ts'
import { setupStepTexts } from '#words/en/operator/setup.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { isBusy, MakeButton, useBackups, type Backup } from './backup-now.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import type { Shows } from './use-page.ts'

type Props = { backedUp: Shows<'start'>['backedUp']; onDone: () => void }

export function BackupStep({ backedUp, onDone }: Props) {
  const t = useTexts(setupStepTexts)
  const read = useBackups()
  const goodId = read.data?.backups.find(({ state }) => state === 'good')?.backupId
  useEffect(() => {
    if (goodId !== undefined) onDone()
  }, [goodId, onDone])
  return (
    <ConsoleFrame read={read}>
      {({ hasFolder, backups }) => (
        <section className={cardClasses()}>
          {hasFolder && <Here newest={backups[0]} onDone={read.again} />}
          <p className="text-muted">{hasFolder ? t.backupByHand : t.backupCommandText}</p>
          <code lang="en" className="mt-2 block font-semibold">
            {t.backupCommand}
          </code>
          <p className="mt-2 text-muted">
            {backedUp === null ? t.backupNone : t.backupLast({ when: formatInstant(backedUp) })}
          </p>
        </section>
      )}
    </ConsoleFrame>
  )
}

function Here({ newest, onDone }: { newest: Backup | undefined; onDone: () => void }) {
  const t = useTexts(operatorBackupTexts)
  const faults = useTexts(backupFaultTexts)
  const isDue = newest === undefined || !isBusy(newest)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {isDue && <MakeButton onDone={onDone} />}
      {newest !== undefined && (
        <output>
          {[t[newest.state], newest.fault === null ? '' : faults[newest.fault]]
            .filter((text) => text !== '')
            .join(': ')}
        </output>
      )}
    </div>
  )
}
