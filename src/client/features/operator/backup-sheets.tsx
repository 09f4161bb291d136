import { operatorBackupTexts } from '#words/en/operator/backups.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ActSheet } from './act-sheet.tsx'
import { Proof, useProof } from './proof.tsx'
import { askAct, doAct } from './use-page.ts'

type Target = { backupId: string; isEncrypted: boolean; isCopied: boolean; when: string }
type SheetProps = { target: Target; onDone: () => void }

export function DownloadButton({ target, onDone }: SheetProps) {
  const t = useTexts(operatorBackupTexts)
  return (
    <ActSheet
      label={t.download}
      variant="plain"
      title={t.downloadTitle({ when: target.when })}
      onDone={onDone}
      renderForm={(done) => <DownloadForm target={target} onDone={done} />}
    />
  )
}

function postTicket(ticket: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/operate/backup'
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = 'ticket'
  input.value = ticket
  form.append(input)
  document.body.append(form)
  form.submit()
  form.remove()
}

function DownloadForm({ target: { backupId, isEncrypted }, onDone }: SheetProps) {
  const t = useTexts(operatorBackupTexts)
  const { busy, run } = useBusy<'download'>()
  const proof = useProof()
  const download = () =>
    run('download', async () => {
      const act = { act: 'downloadBackup', backupId, ...proof.given } as const
      const answer = await askAct(act, t.confirmDownload)
      if (answer?.ticket === undefined) return
      postTicket(answer.ticket)
      onDone()
    })
  return (
    <SheetForm onSubmit={() => void download()}>
      <p>{isEncrypted ? t.downloadEncrypted : t.downloadText}</p>
      <Proof proof={proof} />
      <Button type="submit" isPending={busy !== null}>
        {t.confirmDownload}
      </Button>
    </SheetForm>
  )
}

export function RemoveButton({ target, others, onDone }: SheetProps & { others: number }) {
  const t = useTexts(operatorBackupTexts)
  return (
    <ActSheet
      label={t.remove}
      variant="plain"
      title={t.removeTitle({ when: target.when })}
      onDone={onDone}
      renderForm={(done) => <RemoveForm target={target} others={others} onDone={done} />}
    />
  )
}

function RemoveForm({
  target: { backupId, isCopied },
  others,
  onDone,
}: SheetProps & { others: number }) {
  const t = useTexts(operatorBackupTexts)
  const { busy, run } = useBusy<'remove'>()
  const proof = useProof()
  const remove = () =>
    run('remove', async () => {
      if (await doAct({ act: 'removeBackup', backupId, ...proof.given }, t.removed)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void remove()}>
      <p>{t.removeText({ n: others })}</p>
      {isCopied && <p>{t.removeCopied}</p>}
      <Proof proof={proof} />
      <Button type="submit" variant="solidDanger" isPending={busy !== null}>
        {t.confirmRemove}
      </Button>
    </SheetForm>
  )
}
