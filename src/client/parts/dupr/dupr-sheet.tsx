// A preview of the DUPR file: included matches, excluded ones with reasons, and the players' ids.
import { Check, Download, X } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { toDuprTable, type DuprReason } from '#domain/dupr/dupr-file.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { duprTexts } from '#words/en/dupr/dupr.ts'
import { saveFile } from '../../device/save-file.ts'
import { formatList } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

export type DuprSource = { eventId: string } | { leagueSeriesId: string }
type File = CallOutput<'results-duprFile'>

type DuprSheetProps = {
  source: DuprSource
  name: string
  onClose: () => void
}

export function DuprSheet({ source, name, onClose }: DuprSheetProps) {
  const t = useTexts(duprTexts)
  const ofEvent = useRead('results-duprFile', 'eventId' in source ? source : 'skip')
  const ofLeague = useRead('leagues-duprFile', 'leagueSeriesId' in source ? source : 'skip')
  const { data, refusal } = 'eventId' in source ? ofEvent : ofLeague
  const download = ({ rows }: File) =>
    saveFile(
      'dupr.csv',
      new Blob([toCsv(toDuprTable(rows, name))], { type: 'text/csv;charset=utf-8' }),
    )
  const footer = data !== undefined && (
    <Button className="w-full" isDisabled={data.rows.length === 0} onPress={() => download(data)}>
      <Download aria-hidden size={20} />
      {t.download}
    </Button>
  )
  return (
    <Sheet isOpen title={t.title} onClose={onClose} footer={footer}>
      <p className="text-pretty text-muted">{t.text}</p>
      {refusal !== null && <Notice tone="bad">{refusalText(refusal)}</Notice>}
      {data === undefined && refusal === null && <SkeletonList label={t.loading} rows={2} />}
      {data !== undefined && <CheckList file={data} />}
    </Sheet>
  )
}

function CheckList({ file: { rows, leftOut, players } }: { file: File }) {
  const t = useTexts(duprTexts)
  const words = (reason: DuprReason, n: number, names: string): string =>
    ({
      score: t.score({ n }),
      walkover: t.walkover({ n }),
      guest: t.guest({ n }),
      sides: t.sides({ n }),
      'not-acted': t.notActed({ n, names }),
      'no-id': t.noId({ n, names }),
    })[reason]
  return (
    <>
      <ul className="flex flex-col gap-2">
        <li className="flex items-start gap-2 font-semibold">
          <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
          {t.inFile({ n: rows.length })}
        </li>
        {leftOut.map(({ reason, matches, names }) => (
          <li key={reason} className="flex items-start gap-2">
            <X aria-hidden size={20} className="mt-0.5 shrink-0 text-warm" />
            <span className="min-w-0 text-pretty wrap-break-word">
              {words(reason, matches, formatList(names))}
            </span>
          </li>
        ))}
      </ul>
      {leftOut.some(({ reason }) => reason === 'no-id') && (
        <p className="text-sm text-muted">{t.hint}</p>
      )}
      {players.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-lg py-2 font-semibold text-brand outline-none focus-visible:ring-focus">
            {t.players}
          </summary>
          <List label={t.players}>
            {players.map(({ playerName, duprId }) => (
              <ListRow
                key={playerName}
                title={playerName}
                trailing={
                  duprId === null ? (
                    <span className="text-sm text-muted">{t.missing}</span>
                  ) : (
                    <span className="font-semibold tabular-nums">{duprId}</span>
                  )
                }
              />
            ))}
          </List>
        </details>
      )}
    </>
  )
}
