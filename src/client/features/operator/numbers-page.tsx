import { Download } from 'lucide-react'
import { toFileName } from '#domain/branding/file-name.ts'
import { numbersTexts, totalTexts } from '#words/en/operator/numbers.ts'
import { appName } from '#words/words.ts'
import { saveFile } from '../../device/save-file.ts'
import { formatDay, formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Stat } from '../../ui/stat.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { totalsCsv, toWeekEnd, weekColumns, weeksCsv } from './numbers/numbers-csv.ts'
import { usePage, type Shows } from './use-page.ts'

export const NumbersPage = () => (
  <ConsoleFrame read={usePage('numbers', { page: 'numbers' })}>
    {(numbers) => <Numbers numbers={numbers} />}
  </ConsoleFrame>
)

function Numbers({ numbers: { totals, weeks, now } }: { numbers: Shows<'numbers'> }) {
  const t = useTexts(numbersTexts)
  const names = useTexts(totalTexts)
  const shown = Object.keys(names) as (keyof typeof names)[]
  const save = (name: string, csv: string) =>
    saveFile(
      toFileName(appName(), `${name} ${now.slice(0, 10)}.csv`),
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    )
  return (
    <>
      <section className={cardClasses()}>
        <Head title={t.weeks} onPress={() => save(t.weeks, weeksCsv({ weeks, now }))} />
        <div className="mt-2 overflow-x-auto">
          <table className="w-full text-right tabular-nums">
            <thead>
              <tr className="text-sm text-muted">
                <th scope="col" className="py-1 text-left align-bottom text-xs font-normal">
                  {t.until}
                </th>
                {weekColumns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="py-1 pl-2 align-bottom text-xs font-normal"
                  >
                    {t[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {weeks.map((week) => (
                <tr key={week.week}>
                  <th scope="row" className="py-2 text-left text-sm font-semibold">
                    {formatDay(toWeekEnd(now, week.week))}
                  </th>
                  {weekColumns.map((column) => (
                    <td key={column} className="py-2 pl-2">
                      {formatNumber(week[column])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className={cardClasses()}>
        <Head title={t.totals} onPress={() => save(t.totals, totalsCsv({ totals }))} />
        <dl className="mt-2 grid grid-cols-2 gap-4 sm:grid-cols-4">
          {shown.map((name) => (
            <Stat key={name} label={names[name]} value={formatNumber(totals[name] ?? 0)} />
          ))}
        </dl>
      </section>
    </>
  )
}

function Head({ title, onPress }: { title: string; onPress: () => void }) {
  const t = useTexts(numbersTexts)
  return (
    <div className="flex items-center justify-between gap-2">
      <h2>{title}</h2>
      <IconButton icon={Download} label={`${t.download}: ${title}`} onPress={onPress} />
    </div>
  )
}
