import { useState } from 'react'
import { noticeTextMax, noticeTitleMax } from '#domain/club/club-notice.ts'
import { clubNoticeTexts } from '#words/en/club/club-home.ts'
import { newId } from '../../../device/new-id.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { callOrAlert } from '../../../net/call-or-alert.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { showToast } from '../../../ui/overlay/toasts.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { labels } from '../../../ui/words/labels.ts'
import { toClubKey, type ClubPage } from '../club-page.ts'

type FormProps = { club: ClubPage; isOpen: boolean; onClose: () => void }

export function NoticeForm({ club, isOpen, onClose }: FormProps) {
  const t = useTexts(clubNoticeTexts)

  return (
    <Sheet title={t.write} isOpen={isOpen} onClose={onClose}>
      <Fields club={club} onClose={onClose} />
    </Sheet>
  )
}

function Fields({ club, onClose }: Omit<FormProps, 'isOpen'>) {
  const t = useTexts(clubNoticeTexts)

  const { busy, run } = useBusy<'send'>()
  // A stable id, so that a retry doesn't send the notice twice.
  const [noticeId] = useState(newId)
  const { draft, change } = useDraft(() => ({ title: '', text: '', pinned: false }), 'notice')
  const submit = () =>
    void run('send', async () => {
      const answer = await callOrAlert('clubNotices-post', {
        ...toClubKey(club),
        noticeId,
        ...draft,
      })
      if (!answer.ok) return
      onClose()
      await showToast({ title: t.sent })
    })
  return (
    <SheetForm onSubmit={submit}>
      <TextField
        label={t.titleLabel}
        value={draft.title}
        maxLength={noticeTitleMax}
        autoComplete="off"
        onChange={(title) => change({ title })}
      />
      <TextField
        label={t.textLabel}
        value={draft.text}
        rows={6}
        maxLength={noticeTextMax}
        onChange={(text) => change({ text })}
      />
      <Checkbox isSelected={draft.pinned} onChange={(pinned) => change({ pinned })}>
        {t.pinLabel}
      </Checkbox>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button variant="plain" onPress={onClose}>
          {labels.cancel}
        </Button>
        <Button type="submit" isDisabled={draft.title.trim() === ''} isPending={busy !== null}>
          {t.send}
        </Button>
      </div>
    </SheetForm>
  )
}
