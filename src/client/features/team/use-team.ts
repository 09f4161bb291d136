// Sends, accepts and ends team requests. The live team shows the result; this shows only messages.
import { useState } from 'react'
import { teamTexts } from '#words/en/team/team.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
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
        const answer = await call('eventTeams-request', { eventId, playerId })
        await (answer.ok
          ? showToast({
              title: t.sent({ name: playerName }),
              text: t.sentText,
            })
          : alertUser(refusalText(answer.refusal)))
      }),
    accept: ({ playerId, messageId }: { playerId: string; messageId: string }) =>
      run(playerId, async () => {
        const answer = await call('eventTeams-accept', { messageId })
        if (answer.ok) setFormed(true)
        else await alertUser(refusalText(answer.refusal))
      }),
    decline: ({ playerId, messageId }: { playerId: string; messageId: string }) =>
      run(playerId, async () => {
        const answer = await call('messages-decline', { messageId })
        if (!answer.ok) await alertUser(refusalText(answer.refusal))
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
        const answer = await call('eventTeams-end', { eventId })
        await (answer.ok
          ? showToast({ title: t.ended, tone: 'info' })
          : alertUser(refusalText(answer.refusal)))
      }),
  }
}
