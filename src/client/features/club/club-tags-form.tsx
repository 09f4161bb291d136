import { clubTagMax, clubTagsMax, toClubTags } from '#domain/club/club-members.ts'
import { countCharacters } from '#domain/shared/characters.ts'
import { clubPeopleTexts } from '#words/en/club/club-home.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { toClubKey, type ClubPage } from './club-page.ts'

type FormProps = { club: ClubPage; isOpen: boolean; onClose: () => void }

export function ClubTagsForm({ club, isOpen, onClose }: FormProps) {
  const t = useTexts(clubPeopleTexts)
  return (
    <Sheet title={t.editTagsTitle} isOpen={isOpen} onClose={onClose}>
      <Fields club={club} onClose={onClose} />
    </Sheet>
  )
}

function Fields({ club, onClose }: Omit<FormProps, 'isOpen'>) {
  const t = useTexts(clubPeopleTexts)
  const { busy, run } = useBusy<'save'>()
  const [lines, setLines] = useKeptText('tags', club.tags.join('\n'))
  const tags = toClubTags(lines.split('\n').map((line) => line.trim()))
  const limits = { n: clubTagsMax, m: clubTagMax }
  const isWrong = tags.length > clubTagsMax || tags.some((tag) => countCharacters(tag) > clubTagMax)
  const submit = () => {
    if (isWrong) return
    void run('save', async () => {
      const answer = await callOrAlert('clubs-setTags', { ...toClubKey(club), tags })
      if (answer.ok) onClose()
    })
  }
  return (
    <SheetForm onSubmit={submit}>
      <TextField
        label={t.tagsField}
        description={t.tagsHint(limits)}
        value={lines}
        rows={6}
        error={isWrong ? t.tagsWrong(limits) : undefined}
        onChange={setLines}
      />
      <Button type="submit" isDisabled={isWrong} isPending={busy !== null}>
        {labels.save}
      </Button>
    </SheetForm>
  )
}
