import type { ReactNode } from 'react'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { resultTexts } from '#words/en/result/result.ts'
import { saveFile } from '../../device/save-file.ts'
import { useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { CardButtons } from './card-buttons.tsx'
import type { SharedEvening } from './evening-card.ts'
import { fileName } from './file-name.ts'
import type { PictureKind } from './share-picture.ts'
import type { EntrantName } from './standing-words.ts'

type PassOnProps = SharedEvening & {
  /** For people outside. */
  namePicture: () => Promise<EntrantName>
  children: ReactNode
}

export function ResultExports({ namePicture, children, ...evening }: PassOnProps) {
  const t = useTexts(resultTexts)
  const { busy, run } = useBusy<'csv'>()
  const { rows, me } = evening
  const hasPlayed =
    me !== null && rows.some(({ numbers, played }) => played > 0 && numbers.includes(me))
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <CardButtons
        hasPlayed={hasPlayed}
        nameOfAll={t.picture}
        onShare={(kind) => makePicture(kind, evening, namePicture)}
      />
      <Button
        variant="plain"
        isPending={busy === 'csv'}
        onPress={() => void run('csv', () => saveCsv(evening))}
      >
        <FileSpreadsheet aria-hidden size={20} />
        {t.csv}
      </Button>
      <Button variant="plain" onPress={() => window.print()}>
        <Printer aria-hidden size={20} />
        {labels.print}
      </Button>
      {children}
    </div>
  )
}

async function makePicture(
  kind: PictureKind,
  evening: SharedEvening,
  namePicture: () => Promise<EntrantName>,
): Promise<void> {
  const { sharePicture } = await loadPart(() => import('./share-picture.ts'))
  await sharePicture(kind, evening, namePicture)
}

async function saveCsv({ title, rows, nameOf, medals }: SharedEvening): Promise<void> {
  const { resultsCsv } = await loadPart(() => import('./results-csv.ts'))
  saveFile(
    fileName(title, 'csv'),
    new Blob([resultsCsv(rows, nameOf, medals)], { type: 'text/csv;charset=utf-8' }),
  )
}
