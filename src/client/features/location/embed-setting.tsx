// Lets other sites embed a venue's public calendar, and shows the code for it.
import { embedTexts } from '#words/en/location/embed.ts'
import { languageQuery } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { EmbedCode } from '../../parts/embed/embed-code.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type EmbedSettingProps = { locationId: string; name: string; isHidden: boolean; embed: boolean }

export function EmbedSetting({ locationId, name, isHidden, embed }: EmbedSettingProps) {
  const t = useTexts(embedTexts)
  const { busy, run } = useBusy<'embed'>()
  const setEmbed = async (isOn: boolean) => {
    await callOrAlert('locations-setEmbed', { locationId, embed: isOn })
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
          <EmbedCode
            path={`/embed/venue/${locationId}${languageQuery()}`}
            title={t.frameTitle({ name })}
          />
        </>
      )}
    </Section>
  )
}
