import { useState } from 'react'
import { FolderX } from 'lucide-react'
import { canOperate, type OperatorRole } from '#domain/access/operator-roles.ts'
import {
  backupSchedules,
  keptBackupsMax,
  type BackupPlan,
  type BackupSchedule,
} from '#domain/backup/backup.ts'
import { shortenRecipient } from '#domain/backup/recipient.ts'
import {
  awayFaultTexts,
  backupFaultTexts,
  operatorBackupTexts,
} from '#words/en/operator/backups.ts'
import { formatInstant, formatTime } from '../../i18n/formats.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { KeyCard } from './backup-key.tsx'
import { isBusy, MakeButton, useBackups, type Backup } from './backup-now.tsx'
import { isRestoring, RestoreButton, RestoreNotice } from './backup-restore.tsx'
import { DownloadButton, RemoveButton } from './backup-sheets.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { formatBytes } from './format-bytes.ts'
import { Proof, useProof } from './proof.tsx'
import { doAct, type Shows } from './use-page.ts'

type Done = { onDone: () => void }

export function BackupsPage({ role }: { role: OperatorRole }) {
  const t = useTexts(operatorBackupTexts)
  const read = useBackups()
  const isOwner = canOperate(role, 'console.keep')
  return (
    <ConsoleFrame read={read}>
      {({ hasFolder, plan, recipient, away, backups, restore }) =>
        hasFolder ? (
          <>
            <p className="text-muted">{t.lead}</p>
            {isOwner && <Plan plan={plan} onDone={read.again} />}
            {isOwner && <KeyCard recipient={recipient} onDone={read.again} />}
            {restore !== null && <RestoreNotice restore={restore} />}
            <Backups
              backups={backups}
              away={away}
              isOwner={isOwner && !isRestoring(restore)}
              onDone={read.again}
            />
          </>
        ) : (
          <EmptyState icon={FolderX} title={t.noFolder} text={t.noFolderText} />
        )
      }
    </ConsoleFrame>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))

function toLocalTime(hour: string): string {
  const at = new Date()
  at.setUTCHours(Number(hour), 0, 0, 0)
  const pad = (n: number) => String(n).padStart(2, '0')
  return formatTime([at.getHours(), at.getMinutes()].map(pad).join(':'))
}

function Plan({ plan, onDone }: { plan: BackupPlan } & Done) {
  const t = useTexts(operatorBackupTexts)
  const [schedule, setSchedule] = useState<BackupSchedule>(plan.schedule)
  const [hour, setHour] = useState(String(plan.hour))
  const [keep, setKeep] = useState(plan.keep)
  const { busy, run } = useBusy<'save'>()
  const proof = useProof()
  const save = () =>
    run('save', async () => {
      const next = { schedule, hour: Number(hour), keep }
      if (await doAct({ act: 'planBackups', plan: next, ...proof.given }, t.saved)) onDone()
    })
  return (
    <section className={cardClasses()}>
      <h2>{t.plan}</h2>
      <SheetForm onSubmit={() => void save()}>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <Select
            label={t.schedule}
            options={backupSchedules.map((id) => ({ id, label: t[id] }))}
            value={schedule}
            onChange={setSchedule}
          />
          <Select
            label={t.hour}
            options={hours.map((id) => ({ id, label: toLocalTime(id) }))}
            value={hour}
            onChange={setHour}
          />
        </div>
        <NumberField
          label={t.keep}
          description={t.keepText}
          minValue={1}
          maxValue={keptBackupsMax}
          value={keep}
          onChange={setKeep}
        />
        <Proof proof={proof} />
        <Button type="submit" variant="soft" isPending={busy !== null}>
          {labels.save}
        </Button>
      </SheetForm>
    </section>
  )
}

type Away = Shows<'backups'>['away']
type ListProps = { backups: readonly Backup[]; away: Away; isOwner: boolean } & Done

function Backups({ backups, away, isOwner, onDone }: ListProps) {
  const t = useTexts(operatorBackupTexts)
  const good = backups.filter(({ state, isHere }) => state === 'good' && isHere)
  return (
    <section className={cardClasses()}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t.list}</h2>
        <MakeButton size="sm" onDone={onDone} />
      </div>
      {backups.length === 0 && <p className="mt-2 text-muted">{t.none}</p>}
      <ul className="mt-2 divide-y divide-line">
        {backups.map((backup, index) => (
          <li key={backup.backupId} className="flex flex-wrap items-center gap-3 py-3">
            <Facts backup={backup} away={away} />
            {isOwner && !isBusy(backup) && (
              <Acts
                backup={backup}
                newer={index}
                others={good.filter(({ backupId }) => backupId !== backup.backupId).length}
                onDone={onDone}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ backup, away }: { backup: Backup; away: Away }) {
  const t = useTexts(operatorBackupTexts)
  const faults = useTexts(backupFaultTexts)
  const { state, fault, bytes, rowCount, trial, isHere } = backup
  const facts = [
    t[state],
    ...(bytes === null ? [] : [formatBytes(bytes)]),
    ...(rowCount === null ? [] : [t.rows({ n: rowCount })]),
  ]
  const isKept = state === 'good' || state === 'broken'
  return (
    <span className="min-w-0 flex-1 basis-60">
      <b className="block">{formatInstant(backup.created)}</b>
      <span className="block">{facts.join(' · ')}</span>
      {fault !== null && <span className="block">{faults[fault]}</span>}
      {isKept && <Safety backup={backup} away={away} />}
      {trial !== null && state !== 'broken' && <Trial backup={backup} />}
      {isKept && !isHere && <span className="block text-muted">{t.gone}</span>}
    </span>
  )
}

function Safety({ backup, away }: { backup: Backup; away: Away }) {
  const t = useTexts(operatorBackupTexts)
  const { recipient, state } = backup
  return (
    <>
      {recipient !== null && (
        <span className="block text-sm text-muted">
          {t.encrypted({ recipient: shortenRecipient(recipient) })}
        </span>
      )}
      {away !== null && state === 'good' && <Copy backup={backup} away={away} />}
    </>
  )
}

function Copy({
  backup: { recipient, away: state, awayFault },
  away,
}: {
  backup: Backup
  away: NonNullable<Away>
}) {
  const t = useTexts(operatorBackupTexts)
  const faults = useTexts(awayFaultTexts)
  if (state === 'failed' && awayFault !== null)
    return <span className="block">{[t.copyFailed, faults[awayFault]].join(': ')}</span>
  const isHeldBack = recipient === null && !away.takesPlain && state === null
  const words = { copying: t.copying, there: t.there, failed: t.copyFailed }
  return (
    <span className="block text-sm text-muted">
      {isHeldBack ? t.heldBack : words[state ?? 'copying']}
    </span>
  )
}

function Trial({ backup: { recipient, trial, trialFault, tried } }: { backup: Backup }) {
  const t = useTexts(operatorBackupTexts)
  const faults = useTexts(backupFaultTexts)
  const when = tried === null ? '' : inSentence(formatInstant(tried))
  const words = {
    waiting: t.trialWaiting,
    running: t.trialRunning,
    fine: recipient === null ? t.trialFine({ when }) : t.trialKept({ when }),
    failed: [t.trialFailed, trialFault === null ? '' : faults[trialFault]].join(': '),
  }
  return trial === null ? null : <span className="block text-sm text-muted">{words[trial]}</span>
}

type ActsProps = { backup: Backup; newer: number; others: number } & Done

function Acts({ backup, newer, others, onDone }: ActsProps) {
  const t = useTexts(operatorBackupTexts)
  const { backupId, state, isHere, created, recipient } = backup
  const isEncrypted = recipient !== null
  const { busy, run } = useBusy<'try'>()
  const tryOut = () =>
    run('try', async () => {
      const words = isEncrypted ? t.tryAskedEncrypted : t.tryAsked
      if (await doAct({ act: 'tryBackup', backupId }, words)) onDone()
    })
  const isCopied = backup.away === 'there'
  const target = { backupId, isEncrypted, isCopied, when: inSentence(formatInstant(created)) }
  const hasFile = isHere && state !== 'failed'
  return (
    <span className="flex flex-wrap gap-2">
      {hasFile && (
        <>
          <Button size="sm" variant="plain" isPending={busy !== null} onPress={() => void tryOut()}>
            {t.tryOut}
          </Button>
          <DownloadButton target={target} onDone={onDone} />
          {state === 'good' && <RestoreButton backup={backup} newer={newer} onDone={onDone} />}
        </>
      )}
      {(isHere || !isCopied) && <RemoveButton target={target} others={others} onDone={onDone} />}
    </span>
  )
}
