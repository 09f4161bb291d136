// Sends, accepts and ends team requests. The live team shows the result; this shows only messages.
import { useState } from 'react'
import { teamTexts } from '#words/en/team/team.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type Named = { playerId: string; playerName: string }

export function useTeam(eventId: string) {
  const t = useTexts(teamTexts)
  const { busy, run } = useBusy<string>()
  const [isFormed, setFormed] = useState(false)
  return {
    busy,
    isFormed,
    celebrated: () => setFormed(false),
    ask: ({ playerId, playerName }: Named) =>
      run(playerId, async () => {
        const answer = await callOrAlert('eventTeams-request', { eventId, playerId })
        if (answer.ok)
          await showToast({
            title: t.sent({ name: playerName }),
            text: t.sentText,
          })
      }),
    accept: ({ playerId, messageId }: { playerId: string; messageId: string }) =>
      run(playerId, async () => {
        const answer = await callOrAlert('eventTeams-accept', { messageId })
        if (answer.ok) setFormed(true)
      }),
    decline: ({ playerId, messageId }: { playerId: string; messageId: string }) =>
      run(playerId, async () => {
        await callOrAlert('messages-decline', { messageId })
      }),
    end: ({ playerId, playerName }: Named) =>
      run(playerId, async () => {
        if (
          !(await confirmUser({
            title: t.endTitle({ name: playerName }),
            text: t.endText,
            confirm: t.end,
            isDanger: true,
          }))
        )
          return
        const answer = await callOrAlert('eventTeams-end', { eventId })
        if (answer.ok) await showToast({ title: t.ended, tone: 'info' })
      }),
  }
}
