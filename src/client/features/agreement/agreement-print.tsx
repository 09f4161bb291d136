import { agreementRosterTexts } from '#words/en/agreement/agreement.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { PaperHead, PaperTable } from '../../parts/paper/paper-sheet.tsx'
import { pickAgreementText } from './agreement-text.ts'

const emptyLines = 4
const blank = '\u00a0'

export function AgreementPrint({ eventId, lead }: { eventId: string; lead: string }) {
  const t = useTexts(agreementRosterTexts)
  const { data } = useRead('agreements-roster', { eventId })
  if (data === undefined) return null
  const unsigned = data.players.filter(({ missing }) => missing > 0)
  const names = [
    ...unsigned.map(({ playerName }) => playerName),
    ...Array.from({ length: emptyLines }, () => ''),
  ]
  return (
    <>
      <PaperHead lead={lead} print={t.print} />
      {data.agreements.map((agreement) => (
        <section key={agreement.title} className="flex flex-col gap-2 pt-2">
          <h2 dir="auto">{agreement.title}</h2>
          <p dir="auto" className="text-sm wrap-break-word whitespace-pre-line">
            {pickAgreementText(agreement)}
          </p>
        </section>
      ))}
      <PaperTable title={lead} heads={[t.name, t.signature, t.guardianLine, t.date]}>
        <tbody>
          {names.map((name, index) => (
            <tr key={index} className="h-12 border-b border-line align-bottom">
              <td className="w-1/4 px-2 py-1 font-bold">{name}</td>
              <td className="w-2/5">{blank}</td>
              <td className="w-1/5">{blank}</td>
              <td>{blank}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </>
  )
}
