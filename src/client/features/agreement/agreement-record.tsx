// The signatures of an event's players, for its organizers: status, time and kind, check boxes for
// paper, CSV and a printable sheet.
import { CircleCheck, CircleX, FileSpreadsheet, Printer } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { agreementRosterTexts } from '#words/en/agreement/agreement.ts'
import { saveFile } from '../../device/save-file.ts'
import { formatList } from '../../i18n/formats.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { formatMoment } from '../../i18n/refusal-words.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { agreementCsv } from './agreement-csv.ts'

export type AgreementRoster = CallOutput<'agreements-roster'>
type SignedPlayer = AgreementRoster['players'][number]

type RecordProps = {
  eventId: string
  record: AgreementRoster
  onChanged: () => void
  onPrint: () => void
}

export function AgreementRecord({ eventId, record, onChanged, onPrint }: RecordProps) {
  const t = useTexts(agreementRosterTexts)
  const { busy, run } = useBusy<string>()
  const { players } = record
  const tick = (playerId: string, accepted: boolean) =>
    void run(playerId, async () => {
      await callOrAlert('agreements-recordPaper', { eventId, playerId, accepted })
      onChanged()
    })
  const signed = players.filter(({ missing }) => missing === 0).length
  return (
    <Section title={t.title}>
      <p className="-mt-2 text-sm text-muted">
        {players.length === 0 ? t.nobody : t.progress({ signed, all: players.length })}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {players.map((player) => (
          <PlayerLine
            key={player.playerId}
            player={player}
            isBusy={busy === player.playerId}
            onTick={(accepted) => tick(player.playerId, accepted)}
          />
        ))}
      </ul>
      {players.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button variant="plain" onPress={onPrint}>
            <Printer aria-hidden size={20} />
            {t.print}
          </Button>
          <Button variant="plain" onPress={() => saveRecord(players)}>
            <FileSpreadsheet aria-hidden size={20} />
            {t.csv}
          </Button>
        </div>
      )}
    </Section>
  )
}

function saveRecord(players: readonly SignedPlayer[]): void {
  saveFile('agreements.csv', new Blob([agreementCsv(players)], { type: 'text/csv;charset=utf-8' }))
}

type LineProps = { player: SignedPlayer; isBusy: boolean; onTick: (accepted: boolean) => void }

function PlayerLine({ player, isBusy, onTick }: LineProps) {
  const t = useTexts(agreementRosterTexts)
  const { playerName, missing, signed } = player
  const isSigned = missing === 0
  const Icon = isSigned ? CircleCheck : CircleX
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className={isSigned ? 'text-brand' : 'text-bad'}>
        <Icon aria-hidden size={20} />
        <span className="sr-only">{isSigned ? t.signed : t.missing}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{playerName}</span>
        <span className="block text-sm wrap-break-word text-muted">
          {signed === null ? t.missing : formatSigned(signed)}
        </span>
      </span>
      {!isSigned && (
        <Button
          variant="soft"
          size="sm"
          isPending={isBusy}
          aria-label={t.onPaperNamed({ name: playerName })}
          onPress={() => onTick(true)}
        >
          {t.onPaper}
        </Button>
      )}
      {signed?.way === 'paper' && (
        <Button
          variant="ghost"
          size="sm"
          isPending={isBusy}
          aria-label={t.notOnPaperNamed({ name: playerName })}
          onPress={() => onTick(false)}
        >
          {t.notOnPaper}
        </Button>
      )}
    </li>
  )
}

function formatSigned({
  typedName,
  guardian,
  guests,
  way,
  recordedBy,
  accepted,
}: NonNullable<SignedPlayer['signed']>): string {
  const t = pick(agreementRosterTexts)
  const when = formatMoment(currentLanguage(), Date.parse(accepted))
  return [
    t[way]({ name: way === 'paper' ? (recordedBy ?? typedName) : typedName, when }),
    ...(guardian === '' ? [] : [t.guardian({ name: guardian })]),
    ...(guests.length === 0 ? [] : [t.forGuests({ names: formatList(guests) })]),
  ].join(' · ')
}
