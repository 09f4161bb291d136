// Invites players by name and withdraws invitations. The live list shows the result, so only
// refusals show a message.
import { inviteesTexts } from '#words/en/invitation/invitation.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'

export type Pickable = { playerId: string; playerName: string }

export function usePicking(eventId: string) {
  const t = useTexts(inviteesTexts)
  const { run } = useBusy<string>()
  return {
    invite: async ({ playerId }: Pickable): Promise<string | null> => {
      const answer = await call('events-invitePlayer', { eventId, playerId })
      if (answer.ok) return t.invited
      await alertUser(refusalText(answer.refusal))
      return null
    },
    answerFor: ({ playerId }: Pickable, answer: 'in' | 'out'): Promise<void> =>
      run(playerId, async () => {
        await callOrAlert('events-answerFor', { eventId, playerId, answer, guests: 0 })
      }),
    takeBack: ({ playerId, playerName }: Pickable): Promise<void> =>
      run(playerId, async () => {
        const isSure = await confirmUser({
          title: t.takeBackTitle({ name: playerName }),
          text: t.takeBackText,
          confirm: t.takeBackConfirm,
          isDanger: true,
        })
        if (!isSure) return
        await callOrAlert('events-uninvitePlayer', { eventId, playerId })
      }),
  }
}

export type Picking = ReturnType<typeof usePicking>
