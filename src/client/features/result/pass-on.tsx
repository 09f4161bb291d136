// Exports results: a picture for a chat, and CSV.
import type { ReactNode } from 'react'
import { FileSpreadsheet, ImageDown, Printer } from 'lucide-react'
import type { StandingRow } from '#domain/match-list/standings.ts'
import type { Medal } from '#domain/medal/medal.ts'
import { resultTexts, standingsTexts } from '#words/en/result/result.ts'
import { saveFile, shareFile } from '../../device/save-file.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { rowName, type EntrantName } from './standing-words.ts'

type PassOnProps = {
  title: string
  detail: string
  rows: readonly StandingRow[]
  nameOf: EntrantName
  /** For people outside. */
  namePicture: () => Promise<EntrantName>
  medals: ReadonlyMap<number, Medal>
  isFinal: boolean
  children: ReactNode
}

const pictureLines = 5

export function ResultExports(results: PassOnProps) {
  const t = useTexts(resultTexts)
  const { busy, run } = useBusy<'picture' | 'csv'>()
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="plain"
        isPending={busy === 'picture'}
        onPress={() => void run('picture', () => passPicture(results))}
      >
        <ImageDown aria-hidden size={20} />
        {t.picture}
      </Button>
      <Button
        variant="plain"
        isPending={busy === 'csv'}
        onPress={() => void run('csv', () => saveCsv(results))}
      >
        <FileSpreadsheet aria-hidden size={20} />
        {t.csv}
      </Button>
      <Button variant="plain" onPress={() => window.print()}>
        <Printer aria-hidden size={20} />
        {labels.print}
      </Button>
      {results.children}
    </div>
  )
}

const fileName = (title: string, ending: string): string =>
  `${
    title
      .normalize('NFKD')
      .replaceAll(/[^\w -]+/g, '')
      .trim()
      .replaceAll(/\s+/g, '-')
      .toLowerCase() || 'results'
  }.${ending}`

async function saveCsv({ title, rows, nameOf, medals }: PassOnProps): Promise<void> {
  const { resultsCsv } = await loadPart(() => import('./results-csv.ts'))
  saveFile(
    fileName(title, 'csv'),
    new Blob([resultsCsv(rows, nameOf, medals)], { type: 'text/csv;charset=utf-8' }),
  )
}

async function passPicture({
  title,
  detail,
  rows,
  namePicture,
  medals,
  isFinal,
}: PassOnProps): Promise<void> {
  const [t, words] = [pick(resultTexts), pick(standingsTexts)]
  const nameOf = await namePicture().catch(() => null)
  if (nameOf === null) return alertUser(t.pictureFailed)
  const { drawResults } = await loadPart(() => import('./results-picture.ts'))
  const lines = rows
    .filter(({ played }) => played > 0)
    .slice(0, pictureLines)
    .map((row) => ({
      medal: row.numbers.flatMap((number) => medals.get(number) ?? [])[0] ?? null,
      rank: row.rank,
      name: rowName(row, nameOf),
      record: t.record({ wins: row.wins, losses: row.losses }),
    }))
  const picture = await drawResults({
    title,
    detail,
    heading: isFinal ? t.title : words.titleSoFar,
    lines,
    address: location.host,
  })
  await (picture === null
    ? alertUser(t.pictureFailed)
    : shareFile(new File([picture], fileName(title, 'png'), { type: 'image/png' }), title))
}
