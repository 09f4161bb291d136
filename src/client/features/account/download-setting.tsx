// Downloads a copy of everything Sideout stores about me.
import { useState } from 'react'
import { Download } from 'lucide-react'
import { toFileName } from '#domain/branding/file-name.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { appName } from '#words/words.ts'
import { saveFile } from '../../device/save-file.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { asObject, parseJson, readRefusal } from '../../net/wire-values.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { AccountPart } from './account-part.tsx'
import { sayDone, type MethodsProps, type SignInMethods } from './account.ts'

export function DownloadSetting({ methods }: MethodsProps) {
  const t = useTexts(accountTexts)
  return (
    <>
      <p className="text-sm text-pretty text-muted">{t.downloadText}</p>
      <AccountPart read={methods}>{(mine) => <DownloadForm mine={mine} />}</AccountPart>
    </>
  )
}

async function fetchData(password: string | null): Promise<Blob | Refusal> {
  try {
    const answer = await fetch('/account/data', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    })
    return answer.ok
      ? await answer.blob()
      : readRefusal(asObject(asObject(parseJson(await answer.text()))?.['error'])?.['details'])
  } catch {
    return { code: 'unavailable' }
  }
}

function DownloadForm({ mine }: { mine: SignInMethods }) {
  const t = useTexts(accountTexts)
  const [password, setPassword] = useState('')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const asksPassword = !mine.isRecent && mine.hasPassword

  async function download() {
    setError(null)
    setPending(true)
    const data = await fetchData(asksPassword ? password : null)
    setPending(false)
    if (!(data instanceof Blob)) return setError(refusalText(data))
    saveFile(toFileName(appName(), 'data.zip'), data)
    sayDone(t.downloaded)
  }

  return (
    <SheetForm onSubmit={() => void download()}>
      {asksPassword && (
        <PasswordField
          label={t.currentPassword}
          description={t.enterPassword}
          autoComplete="current-password"
          showLabel={t.showPassword}
          value={password}
          onChange={setPassword}
        />
      )}
      {error !== null && <Notice tone="bad">{error}</Notice>}
      <Button type="submit" variant="plain" className="self-start" isPending={isPending}>
        <Download aria-hidden size={20} />
        {isPending ? t.downloading : t.downloadButton}
      </Button>
    </SheetForm>
  )
}
