// Lets other sites embed a venue's public calendar, and shows the code for it.
import { embedTexts } from '#words/en/location/embed.ts'
import { languageQuery } from '../../i18n/language.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { EmbedCode } from '../../parts/embed/embed-code.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { Notice } from '../../ui/notice.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type EmbedSettingProps = { locationId: string; name: string; isHidden: boolean; embed: boolean }

export function EmbedSetting({ locationId, name, isHidden, embed }: EmbedSettingProps) {
  const t = useTexts(embedTexts)
  const { busy, run } = useBusy<'embed'>()
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
          <EmbedCode
            path={`/embed/venue/${locationId}${languageQuery()}`}
            title={t.frameTitle({ name })}
          />
        </>
      )}
    </Section>
  )
}
