// Recovery codes, shown once: to copy, download or write down.
import { toFileName } from '#domain/branding/file-name.ts'
import { secondFactorTexts } from '#words/en/account/second-factor.ts'
import { appName } from '#words/words.ts'
import { copyText } from '../../device/copy-text.ts'
import { saveFile } from '../../device/save-file.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { sayDone } from './account.ts'

type Props = {
  codes: readonly string[]
  onSaved: () => void
}

export function RecoveryCodes({ codes, onSaved }: Props) {
  const t = useTexts(secondFactorTexts)
  const text = `${codes.join('\n')}\n`
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty">{t.codesLead}</p>
      <ul aria-label={t.codes} className="grid grid-cols-2 gap-2 font-mono text-lg select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="plain" onPress={() => void copy(text)}>
          {t.copy}
        </Button>
        <Button
          variant="plain"
          onPress={() => saveFile(toFileName(appName(), 'recovery-codes.txt'), toFile(text))}
        >
          {t.download}
        </Button>
        <Button onPress={onSaved}>{t.saved}</Button>
      </div>
    </div>
  )
}

const toFile = (text: string): Blob => new Blob([text], { type: 'text/plain' })

async function copy(text: string): Promise<void> {
  const t = pick(secondFactorTexts)
  const isCopied = await copyText(text)
  if (isCopied) sayDone(t.copied)
  else await alertUser(t.copyFailed)
}
