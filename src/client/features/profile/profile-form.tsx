// Changing what one tells about oneself: headline, summary, and links, each with its own message.
import {
  headlineMax,
  linkMax,
  networkNames,
  socialNetworks,
  summaryMax,
} from '#domain/player/profile.ts'
import { ownProfileTexts } from '#words/en/profile/own-profile.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { Section } from '../../ui/section.tsx'
import type { Profile } from './profile.ts'
import { useProfileForm } from './use-profile-form.ts'

export function ProfileFormView({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useTexts(ownProfileTexts)
  const { draft, tries, change, linkError, isSaving, save } = useProfileForm(profile, onDone)
  return (
    <DraftForm tries={tries} onSubmit={save} className="flex flex-col gap-6">
      <TextField
        label={t.headline}
        description={t.headlineHint}
        value={draft.headline}
        onChange={(text) => change({ headline: text })}
        maxLength={headlineMax}
        countTo={headlineMax}
      />
      <TextField
        label={t.summary}
        description={t.summaryHint}
        value={draft.summary}
        onChange={(text) => change({ summary: text })}
        rows={5}
        maxLength={summaryMax}
        countTo={summaryMax}
      />
      <Section title={t.links}>
        <p className="-mt-2 text-sm text-muted">{t.linksHint}</p>
        {socialNetworks.map((network) => (
          <TextField
            key={network}
            label={networkNames[network]}
            error={linkError(network)}
            value={draft[network]}
            onChange={(text) => change({ [network]: text })}
            maxLength={linkMax}
            inputMode="url"
            autoCorrect="off"
            spellCheck="false"
          />
        ))}
      </Section>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" onPress={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" isPending={isSaving}>
          {t.save}
        </Button>
      </div>
    </DraftForm>
  )
}
