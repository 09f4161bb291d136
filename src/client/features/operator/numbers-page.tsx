import { numbersTexts, totalTexts } from '#words/en/operator/numbers.ts'
import { formatDay, formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { Stat } from '../../ui/stat.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { usePage, type Shows } from './use-page.ts'

const weekMs = 7 * 86_400_000
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const NumbersPage = () => (
  <ConsoleFrame read={usePage('numbers', { page: 'numbers' })}>
    {(numbers) => <Numbers numbers={numbers} />}
  </ConsoleFrame>
)

function Numbers({ numbers: { totals, weeks, now } }: { numbers: Shows<'numbers'> }) {
  const t = useTexts(numbersTexts)
  const names = useTexts(totalTexts)
  const columns = ['accounts', 'active', 'events', 'places'] as const
  const shown = Object.keys(names) as (keyof typeof names)[]
  return (
    <>
      <section className={cardClasses()}>
        <h2>{t.weeks}</h2>
        <div className="mt-2 overflow-x-auto">
          <table className="w-full text-right tabular-nums">
            <thead>
              <tr className="text-sm text-muted">
                <th scope="col" className="py-1 text-left align-bottom text-xs font-normal">
                  {t.until}
                </th>
                {columns.map((column) => (
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
                    {formatDay(toDay(Date.parse(now) - week.week * weekMs))}
                  </th>
                  {columns.map((column) => (
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
        <h2>{t.totals}</h2>
        <dl className="mt-2 grid grid-cols-2 gap-4 sm:grid-cols-4">
          {shown.map((name) => (
            <Stat key={name} label={names[name]} value={formatNumber(totals[name] ?? 0)} />
          ))}
        </dl>
      </section>
    </>
  )
}
