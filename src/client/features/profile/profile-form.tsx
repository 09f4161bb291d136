// Edits the own profile's texts: headline, summary, DUPR and links, each with its own error.
import { duprTypedMax } from '#domain/dupr/dupr.ts'
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
import { labels } from '../../ui/words/labels.ts'
import type { Profile } from './profile.ts'
import { useProfileForm, type ProfileForm } from './use-profile-form.ts'

type ProfileFormViewProps = {
  profile: Profile & { duprId: string | null }
  onDone: () => void
}

export function ProfileFormView({ profile, onDone }: ProfileFormViewProps) {
  const t = useTexts(ownProfileTexts)
  const form = useProfileForm(profile, onDone)
  const { draft, tries, change, linkError, isSaving, save } = form
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
      <Dupr form={form} />
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
          {labels.cancel}
        </Button>
        <Button type="submit" isPending={isSaving}>
          {labels.save}
        </Button>
      </div>
    </DraftForm>
  )
}

function Dupr({ form: { draft, change, duprError } }: { form: ProfileForm }) {
  const t = useTexts(ownProfileTexts)
  return (
    <Section title="DUPR">
      <TextField
        label={t.duprId}
        description={t.duprIdHint}
        error={duprError('duprId')}
        value={draft.duprId}
        onChange={(text) => change({ duprId: text })}
        maxLength={duprTypedMax}
        autoCorrect="off"
        spellCheck="false"
      />
      <TextField
        label={t.duprRating}
        description={t.duprRatingHint}
        error={duprError('duprRating')}
        value={draft.duprRating}
        onChange={(text) => change({ duprRating: text })}
        maxLength={5}
        inputMode="decimal"
      />
    </Section>
  )
}
