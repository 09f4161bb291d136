// Backing up from the console: on the page of backups, and in the setup.
import { useState } from 'react'
import { Archive } from 'lucide-react'
import { operatorBackupTexts } from '#words/en/operator/backups.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Read } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { doAct, usePage, useRenewed, type Shows } from './use-page.ts'

export type Backup = Shows<'backups'>['backups'][number]

const busyMs = 2_000

export const isBusy = ({ state, trial }: Backup): boolean =>
  state === 'waiting' || state === 'making' || trial === 'waiting' || trial === 'running'

export function useBackups(): Read<Shows<'backups'>> {
  const [isQuick, setQuick] = useState(false)
  const read = useRenewed(usePage('backups', { page: 'backups' }), isQuick ? busyMs : undefined)
  const { backups = [], restore = null } = read.data ?? {}
  const hasWork = backups.some(isBusy) || (restore !== null && restore.ended === null)
  if (hasWork !== isQuick) setQuick(hasWork)
  return read
}

export function MakeButton({ size, onDone }: { size?: 'sm'; onDone: () => void }) {
  const t = useTexts(operatorBackupTexts)
  const { busy, run } = useBusy<'make'>()
  const make = () =>
    run('make', async () => {
      if (await doAct({ act: 'makeBackup' }, t.asked)) onDone()
    })
  return (
    <Button
      {...(size !== undefined && { size })}
      isPending={busy !== null}
      onPress={() => void make()}
    >
      <Archive aria-hidden size={16} />
      {t.makeNow}
    </Button>
  )
}
