// Whether other sites may show the public calendar of a venue, and the code that does it.
import { Copy, ExternalLink } from 'lucide-react'
import { embedTexts } from '#words/en/location/embed.ts'
import { copyText } from '../../device/copy-text.ts'
import { languageQuery } from '../../i18n/language.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { Notice } from '../../ui/notice.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type EmbedSettingProps = { locationId: string; name: string; isHidden: boolean; embed: boolean }

export function EmbedSetting({ locationId, name, isHidden, embed }: EmbedSettingProps) {
  const t = useTexts(embedTexts)
  const { busy, run } = useBusy<'embed'>()
  const path = `/embed/venue/${locationId}${languageQuery()}`
  const snippet = `<iframe src="${location.origin}${path}" title="${escaped(t.frameTitle({ name }))}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`
  const setEmbed = async (isOn: boolean) => {
    const answer = await call('locations-setEmbed', { locationId, embed: isOn })
    if (!answer.ok) await alertUser(refusalText(answer.refusal))
  }
  return (
    <Section title={t.title}>
      <p className="text-muted">{t.text}</p>
      <Switch
        isSelected={embed}
        isDisabled={busy !== null}
        onChange={(isOn) => void run('embed', () => setEmbed(isOn))}
        detail={t.allowDetail}
      >
        {t.allow}
      </Switch>
      {embed && isHidden && (
        <Notice>
          <p>{t.hiddenVenue}</p>
        </Notice>
      )}
      {embed && (
        <>
          <h3>{t.snippet}</h3>
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
      )}
    </Section>
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

async function copy(text: string): Promise<void> {
  const t = pick(embedTexts)
  const isCopied = await copyText(text)
  await (isCopied ? showToast({ title: t.copied, closeLabel: t.close }) : alertUser(t.copyFailed))
}
