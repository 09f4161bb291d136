// "Yes, that's me" and "Not me", on an alert and on the event's page.
import { ownActTexts } from '#words/en/own-act/own-act.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

const noGames: readonly string[] = []

/** Both answers; the live screens show the result. notMine: matches that a yes leaves out. */
export function OwnActAnswer({
  eventId,
  notMine = noGames,
}: {
  eventId: string
  notMine?: readonly string[]
}) {
  const t = useTexts(ownActTexts)
  const { busy, run } = useBusy<'yes' | 'no'>()
  const answer = (isMe: boolean) =>
    run(isMe ? 'yes' : 'no', async () => {
      const isSure =
        isMe ||
        (await confirmUser({
          title: t.noTitle,
          text: t.noText,
          confirm: t.noConfirm,
          isDanger: true,
        }))
      if (!isSure) return
      const answered = await callOrAlert('ownActs-answer', {
        eventId,
        isMe,
        notMine: isMe ? [...notMine] : [],
      })
      if (!answered.ok) return
      void showToast({
        title: isMe ? t.yesDone : t.noDone,
        tone: isMe ? 'good' : 'info',
      })
    })
  return (
    <fieldset aria-label={t.label} className="flex flex-wrap gap-2">
      <Button
        size="sm"
        isPending={busy === 'yes'}
        isDisabled={busy === 'no'}
        onPress={() => void answer(true)}
      >
        {notMine.length === 0 ? t.yes : t.rest}
      </Button>
      <Button
        size="sm"
        variant="plain"
        isPending={busy === 'no'}
        isDisabled={busy === 'yes'}
        onPress={() => void answer(false)}
      >
        {t.no}
      </Button>
    </fieldset>
  )
}
