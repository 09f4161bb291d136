// The treasurer's yearly statement: sums by person, and the file.
import { useState } from 'react'
import { FileSpreadsheet, ScrollText } from 'lucide-react'
import type { CallInput } from '#contract/contract.ts'
import { toFileName } from '#domain/branding/file-name.ts'
import { statementSubjectsMax } from '#domain/payment/payment.ts'
import { toDay } from '#domain/shared/day.ts'
import { statementTexts } from '#words/en/payment/payment.ts'
import { appName } from '#words/words.ts'
import { saveFile } from '../../device/save-file.ts'
import { useNow } from '../../device/today.ts'
import { formatMoney } from '../../i18n/money.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { statementCsv, sumByPerson, type PersonSum } from './statement-csv.ts'

type Scope = CallInput<'payments-statement'>['scope']

export function Statement({ scope }: { scope: Scope }) {
  const t = useTexts(statementTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="text-sm text-muted">{scope.kind === 'mine' ? t.text : t.clubText}</p>
      <Button variant="soft" className="self-start" onPress={() => setOpen(true)}>
        <ScrollText aria-hidden size={20} />
        {t.show}
      </Button>
      <Sheet title={t.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Year scope={scope} />
      </Sheet>
    </>
  )
}

function Year({ scope }: { scope: Scope }) {
  const t = useTexts(statementTexts)
  const thisYear = new Date(useNow()).getFullYear()
  const [year, setYear] = useState(String(thisYear))
  const years = [thisYear, thisYear - 1].map(String)
  return (
    <>
      <Segmented
        label={t.year}
        value={year}
        onChange={setYear}
        options={years.map((id) => ({ id, label: id }))}
      />
      <Sums key={year} scope={scope} year={year} />
    </>
  )
}

function Sums({ scope, year }: { scope: Scope; year: string }) {
  const t = useTexts(statementTexts)
  const { data, refusal } = useRead('payments-statement', {
    scope,
    from: toDay(`${year}-01-01`),
    to: toDay(`${year}-12-31`),
  })
  if (refusal !== null) return <p>{refusalText(refusal)}</p>
  if (data === undefined) return null
  if (data.lines.length === 0) return <p className="text-muted">{t.nothing}</p>
  const save = () =>
    saveFile(
      toFileName(appName(), `${year}.csv`),
      new Blob([statementCsv(data.lines)], { type: 'text/csv;charset=utf-8' }),
    )
  return (
    <>
      <div className="shrink-0">
        <List label={t.title}>
          {sumByPerson(data.lines).map((sum) => (
            <ListRow
              key={sum.key}
              title={sum.name === '' ? t.hidden : sum.name}
              trailing={<SumWords sum={sum} />}
            />
          ))}
        </List>
      </div>
      {data.more && <p className="text-sm text-muted">{t.more({ n: statementSubjectsMax })}</p>}
      <Button variant="soft" onPress={save}>
        <FileSpreadsheet aria-hidden size={20} />
        {t.save}
      </Button>
    </>
  )
}

function SumWords({ sum: { currency, paid, open, toRefund } }: { sum: PersonSum }) {
  const t = useTexts(statementTexts)
  const money = (amount: number) => ({ amount: formatMoney(amount, currency) })
  return (
    <span className="flex flex-col items-end text-sm tabular-nums">
      <span className="font-semibold text-fg">{t.paid(money(paid))}</span>
      {open > 0 && <span>{t.open(money(open))}</span>}
      {toRefund > 0 && <span className="text-bad">{t.toRefund(money(toRefund))}</span>}
    </span>
  )
}
