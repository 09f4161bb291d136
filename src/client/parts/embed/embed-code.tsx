// The code that embeds a public calendar in another site.
import { Copy, ExternalLink } from 'lucide-react'
import { embedTexts } from '#words/en/location/embed.ts'
import { copyText } from '../../device/copy-text.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

export function EmbedCode({ path, title }: { path: string; title: string }) {
  const t = useTexts(embedTexts)
  const snippet = `<iframe src="${location.origin}${path}" title="${escaped(title)}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`
  return (
    <>
      <p className="rounded-xl bg-soft px-4 py-3 font-mono text-sm break-all select-all">
        {snippet}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button onPress={() => void copy(snippet)}>
          <Copy aria-hidden size={20} />
          {t.copy}
        </Button>
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'plain' })}
        >
          <ExternalLink aria-hidden size={20} />
          {t.look}
        </a>
      </div>
    </>
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

async function copy(text: string): Promise<void> {
  const t = pick(embedTexts)
  const isCopied = await copyText(text)
  await (isCopied ? showToast({ title: t.copied }) : alertUser(t.copyFailed))
}
