// /translog: tokens or diamonds, each with its running balance and a CSV download.
import { Download } from 'lucide-react'
import type { LedgerUnit } from '#domain/ledger/ledger.ts'
import { ledgerTexts } from '#words/en/ledger/ledger.ts'
import { useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { Segmented } from '../../ui/field/segmented.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { LedgerPages } from './ledger-pages.tsx'

export function LedgerScreen({
  unit,
  onUnit,
}: {
  unit: LedgerUnit
  onUnit: (unit: LedgerUnit) => void
}) {
  const t = useTexts(ledgerTexts)
  return (
    <>
      <Segmented
        label={t.what}
        hideLabel
        options={[
          { id: 'token', label: t.tokens },
          { id: 'diamond', label: t.diamonds },
        ]}
        value={unit}
        onChange={onUnit}
      />
      <LedgerPages key={unit} unit={unit} />
    </>
  )
}

export function SaveLedger({ unit }: { unit: LedgerUnit }) {
  const t = useTexts(ledgerTexts)
  const { busy, run } = useBusy<'save'>()
  const save = () =>
    void run('save', async () => {
      const { saveLedger } = await loadPart(() => import('./ledger-csv.ts'))
      if (!(await saveLedger(unit))) await alertUser(t.csvFailed)
    })
  return <IconButton icon={Download} label={t.csv} isPending={busy !== null} onPress={save} />
}
