// The form of a club's page: title, text, rules, visibility, joining and venues.
import {
  clubJoinings,
  clubTextMax,
  clubTitleMax,
  clubVenuesMax,
  clubVisibilities,
} from '#domain/club/club-home.ts'
import { contactNamings } from '#domain/contact/outside-name.ts'
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { contactNamingTexts } from '#words/en/contact/contact-naming.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { toClubKey, type ClubPage } from './club-page.ts'

type Draft = Pick<
  ClubPage,
  'title' | 'about' | 'rules' | 'visibility' | 'joining' | 'contactNames'
> & {
  venues: string[]
}
type FormProps = { club: ClubPage; isOpen: boolean; onClose: () => void }

export function ClubHomeForm({ club, isOpen, onClose }: FormProps) {
  const t = useTexts(clubHomeTexts)

  return (
    <Sheet title={t.editTitle} isOpen={isOpen} onClose={onClose}>
      <Fields club={club} onClose={onClose} />
    </Sheet>
  )
}

function Fields({ club, onClose }: Omit<FormProps, 'isOpen'>) {
  const t = useTexts(clubHomeTexts)
  const names = useTexts(contactNamingTexts)

  const { busy, run } = useBusy<'save'>()
  const { draft, change } = useDraft(() => toDraft(club), 'club')
  const visibilities = { listed: t.listed, link: t.link, hidden: t.hidden }
  const hints = { listed: t.listedHint, link: t.linkHint, hidden: t.hiddenHint }
  const joinings = { link: t.joinLink, request: t.joinRequest, invitation: t.joinInvitation }
  const submit = () =>
    void run('save', async () => {
      const answer = await callOrAlert('clubs-updateHome', { ...toClubKey(club), ...draft })
      if (!answer.ok) return
      onClose()
      await showToast({ title: t.saved })
    })
  return (
    <SheetForm onSubmit={submit}>
      <TextField
        label={t.titleLabel}
        description={t.titleHint({ club: club.clubName })}
        value={draft.title}
        maxLength={clubTitleMax}
        autoComplete="off"
        onChange={(title) => change({ title })}
      />
      <TextField
        label={t.aboutLabel}
        description={t.aboutHint}
        value={draft.about}
        rows={5}
        maxLength={clubTextMax}
        onChange={(about) => change({ about })}
      />
      <TextField
        label={t.rulesLabel}
        value={draft.rules}
        rows={3}
        maxLength={clubTextMax}
        onChange={(rules) => change({ rules })}
      />
      <Segmented
        label={t.visibilityLabel}
        description={hints[draft.visibility]}
        options={clubVisibilities.map((id) => ({ id, label: visibilities[id] }))}
        value={draft.visibility}
        onChange={(visibility) => change({ visibility })}
      />
      <Segmented
        label={t.joiningLabel}
        options={clubJoinings.map((id) => ({ id, label: joinings[id] }))}
        value={draft.joining}
        onChange={(joining) => change({ joining })}
      />
      <Segmented
        label={names.label}
        description={names.hint}
        options={contactNamings.map((id) => ({ id, label: names[id] }))}
        value={draft.contactNames}
        onChange={(contactNames) => change({ contactNames })}
      />
      <VenueChips club={club} venues={draft.venues} onChange={(venues) => change({ venues })} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" onPress={onClose}>
          {labels.cancel}
        </Button>
        <Button type="submit" isPending={busy !== null}>
          {labels.save}
        </Button>
      </div>
    </SheetForm>
  )
}

const toDraft = ({ venues, ...club }: ClubPage): Draft => ({
  title: club.title,
  about: club.about,
  rules: club.rules,
  visibility: club.visibility,
  joining: club.joining,
  contactNames: club.contactNames,
  venues: venues.map(({ locationId }) => locationId),
})

function VenueChips({
  club,
  venues,
  onChange,
}: {
  club: ClubPage
  venues: readonly string[]
  onChange: (venues: string[]) => void
}) {
  const t = useTexts(clubHomeTexts)
  const { locations } = usePlayer()
  const known = new Map([...club.venues, ...locations].map((one) => [one.locationId, one.name]))
  known.delete(club.locationId)
  if (known.size === 0) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t.venuesLabel}</legend>
      <div className="flex flex-wrap gap-2">
        {[...known].map(([locationId, name]) => (
          <Chip
            key={locationId}
            isOn={venues.includes(locationId)}
            isDisabled={!venues.includes(locationId) && venues.length >= clubVenuesMax - 1}
            onChange={(isOn) =>
              onChange(
                isOn ? [...venues, locationId] : venues.filter((venue) => venue !== locationId),
              )
            }
          >
            {name}
          </Chip>
        ))}
      </div>
      <p className="text-sm text-muted">{t.venuesHint}</p>
    </fieldset>
  )
}
