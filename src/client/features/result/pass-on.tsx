import type { ReactNode } from 'react'
import { FileSpreadsheet, ImageDown, Printer } from 'lucide-react'
import { eveningCardTexts } from '#words/en/result/evening-card.ts'
import { resultTexts } from '#words/en/result/result.ts'
import { saveFile } from '../../device/save-file.ts'
import { useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
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
  const [t, card] = [useTexts(resultTexts), useTexts(eveningCardTexts)]
  const { busy, run } = useBusy<PictureKind | 'csv'>()
  const { rows, me } = evening
  const hasPlayed =
    me !== null && rows.some(({ numbers, played }) => played > 0 && numbers.includes(me))
  const kinds: readonly PictureKind[] = hasPlayed ? ['mine', 'all'] : ['all']
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="plain"
          isPending={busy === kind}
          onPress={() => void run(kind, () => makePicture(kind, evening, namePicture))}
        >
          <ImageDown aria-hidden size={20} />
          {kind === 'mine' ? card.mine : t.picture}
        </Button>
      ))}
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
