// Restoring a backup over what is here: what it will do first, then the name of the server typed out.
import { useRef, useState } from 'react'
import { FolderOpen, TriangleAlert } from 'lucide-react'
import { closesServer, identityMax, isTypedName } from '#domain/backup/restore.ts'
import { backupFaultTexts } from '#words/en/operator/backups.ts'
import { operatorRestoreTexts, restoreFaultTexts } from '#words/en/operator/restore.ts'
import { appName } from '#words/words.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant, formatRelative } from '../../i18n/formats.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ActSheet } from './act-sheet.tsx'
import type { Backup } from './backup-now.tsx'
import { Proof, useProof } from './proof.tsx'
import { doAct, type Shows } from './use-page.ts'

type RestoreProps = { backup: Backup; newer: number; onDone: () => void }

export function RestoreButton({ backup, newer, onDone }: RestoreProps) {
  const t = useTexts(operatorRestoreTexts)
  return (
    <ActSheet
      label={t.restore}
      variant="plain"
      title={t.title({ when: inSentence(formatInstant(backup.created)) })}
      onDone={onDone}
      renderForm={(done) => (
        <>
          <Consequences backup={backup} newer={newer} />
          <RestoreForm backup={backup} onDone={done} />
        </>
      )}
    />
  )
}

function Consequences({ backup, newer }: Omit<RestoreProps, 'onDone'>) {
  const t = useTexts(operatorRestoreTexts)
  const now = useNow()
  const { created, rowCount, owners, isMine } = backup
  const ago = formatRelative(created, now)
  const kept = rowCount === null ? '' : t.rows({ n: rowCount })
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 pl-4">
        <li>{t.lost({ ago })}</li>
        <li>{[kept, t.newer({ n: newer })].join(' ').trim()}</li>
        <li>{t.first}</li>
        <li>{t.closed}</li>
        <li>{t.people}</li>
        <li>
          {owners === null || owners.length === 0
            ? t.ownersUnknown
            : t.owners({ owners: owners.join(', ') })}
        </li>
      </ul>
      {isMine === false && <Notice tone="bad">{t.notMine}</Notice>}
    </>
  )
}

function RestoreForm({ backup, onDone }: { backup: Backup; onDone: () => void }) {
  const t = useTexts(operatorRestoreTexts)
  const { backupId, recipient } = backup
  const [typed, setTyped] = useState('')
  const [identity, setIdentity] = useState('')
  const { busy, run } = useBusy<'restore'>()
  const proof = useProof()
  const isEncrypted = recipient !== null
  const restore = () =>
    run('restore', async () => {
      const key = isEncrypted ? identity : null
      const asked = { backupId, typedName: typed, identity: key, ...proof.given }
      if (await doAct({ act: 'restoreBackup', ...asked }, t.asked)) onDone()
    })
  const isReady = isTypedName(typed, appName()) && (!isEncrypted || identity.trim() !== '')
  return (
    <SheetForm onSubmit={() => void restore()}>
      {isEncrypted && <KeyField value={identity} onChange={setIdentity} />}
      <TextField
        label={t.typeName({ name: appName() })}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Proof proof={proof} />
      <Button type="submit" variant="solidDanger" isDisabled={!isReady} isPending={busy !== null}>
        <TriangleAlert aria-hidden size={20} />
        {t.confirm}
      </Button>
    </SheetForm>
  )
}

function KeyField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useTexts(operatorRestoreTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextField
        label={t.key}
        description={t.keyText}
        value={value}
        onChange={onChange}
        maxLength={identityMax}
        rows={3}
        autoComplete="off"
        spellCheck="false"
      />
      <input
        ref={input}
        type="file"
        aria-label={t.openKey}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void target.files?.[0]?.slice(0, identityMax).text().then(onChange)
          target.value = ''
        }}
      />
      <Button variant="soft" onPress={() => input.current?.click()}>
        <FolderOpen aria-hidden size={16} />
        {t.openKey}
      </Button>
    </>
  )
}

type Restore = NonNullable<Shows<'backups'>['restore']>

export const isRestoring = (restore: Shows<'backups'>['restore']): boolean =>
  restore !== null && restore.ended === null

const shownMs = 86_400_000

export function RestoreNotice({ restore }: { restore: Restore }) {
  const t = useTexts(operatorRestoreTexts)
  const now = useNow()
  const { state, ended, backupOf } = restore
  const when = inSentence(formatInstant(backupOf))
  if (ended === null)
    return <Notice>{closesServer(state) ? t.switching : t.loading({ when })}</Notice>
  if (now - Date.parse(ended) > shownMs) return null
  return state === 'failed' ? (
    <Failed restore={restore} />
  ) : (
    <Notice tone="good">{t.done({ when, ended: inSentence(formatInstant(ended)) })}</Notice>
  )
}

function Failed({ restore: { failedAt, fault } }: { restore: Restore }) {
  const t = useTexts(operatorRestoreTexts)
  const faults = useTexts(backupFaultTexts)
  const others = useTexts(restoreFaultTexts)
  const why =
    fault === null ? '' : fault === 'key' || fault === 'newer' ? others[fault] : faults[fault]
  return (
    <Notice tone="bad">{[failedAt === 'saving' ? t.notSaved : t.failed, why].join(' ')}</Notice>
  )
}
