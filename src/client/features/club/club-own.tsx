import { useState } from 'react'
import { realNameMax } from '#domain/club/club-members.ts'
import { clubPeopleTexts } from '#words/en/club/club-home.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { toClubKey, type ClubPage } from './club-page.ts'

export function ClubOwn({ club }: { club: ClubPage }) {
  const t = useTexts(clubPeopleTexts)
  const { busy, run } = useBusy<'name' | 'hear'>()
  const [realName, setRealName] = useState(club.own.realName)
  const key = toClubKey(club)
  const save = () =>
    void run('name', async () => {
      const answer = await callOrAlert('clubMembers-setRealName', { ...key, realName })
      if (!answer.ok) return
      const title = realName.trim() === '' ? t.realNameGone : t.realNameSaved
      await showToast({ title })
    })
  const hear = (isOn: boolean) =>
    void run('hear', async () => {
      await callOrAlert('clubMembers-mute', { ...key, muted: !isOn })
    })
  return (
    <Section title={t.you}>
      <Card className="flex flex-col gap-4">
        <Switch isSelected={!club.own.muted} isDisabled={busy === 'hear'} onChange={hear}>
          {t.hear}
        </Switch>
        <SheetForm onSubmit={save}>
          <TextField
            label={t.realName}
            description={t.realNameHint}
            value={realName}
            maxLength={realNameMax}
            autoComplete="name"
            onChange={setRealName}
          />
          {realName.trim() !== club.own.realName && (
            <Button type="submit" variant="soft" isPending={busy === 'name'}>
              {t.realNameSave}
            </Button>
          )}
        </SheetForm>
      </Card>
    </Section>
  )
}
