import { toFileName } from '#domain/branding/file-name.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { personTexts } from '#words/en/operator/person.ts'
import { appName } from '#words/words.ts'
import { saveFile } from '../../../device/save-file.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { asObject, parseJson, readRefusal } from '../../../net/wire-values.ts'
import { Button } from '../../../ui/button.tsx'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { showToast } from '../../../ui/overlay/toasts.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { Proof, useProof } from '../proof.tsx'

async function fetchCopy(asked: {
  userId: string
  password: string | null
}): Promise<Blob | Refusal> {
  try {
    const answer = await fetch('/operate/data', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    if (answer.ok) return await answer.blob()
    return readRefusal(asObject(asObject(parseJson(await answer.text()))?.['error'])?.['details'])
  } catch {
    return { code: 'unavailable' }
  }
}

type ExportProps = { person: { userId: string; name: string }; onDone: () => void }

export function ExportForm({ person: { userId, name }, onDone }: ExportProps) {
  const t = useTexts(personTexts)
  const { busy, run } = useBusy<'export'>()
  const proof = useProof()
  const download = () =>
    run('export', async () => {
      const copy = await fetchCopy({ userId, ...proof.given })
      if (!(copy instanceof Blob)) return alertUser(refusalText(copy))
      saveFile(toFileName(appName(), 'data.zip'), copy)
      void showToast({ title: t.exported })
      onDone()
    })
  return (
    <SheetForm onSubmit={() => void download()}>
      <p>{t.exportText({ name })}</p>
      <Proof proof={proof} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button variant="plain" onPress={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={busy !== null}>
          {t.exportNow}
        </Button>
      </div>
    </SheetForm>
  )
}
