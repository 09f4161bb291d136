// Invites players by name and withdraws invitations. The live list shows the result, so only
// refusals show a message.
import { inviteesTexts } from '#words/en/invitation/invitation.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
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
        const answered = await call('events-answerFor', { eventId, playerId, answer, guests: 0 })
        if (!answered.ok) await alertUser(refusalText(answered.refusal))
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
        const answer = await call('events-uninvitePlayer', { eventId, playerId })
        if (!answer.ok) await alertUser(refusalText(answer.refusal))
      }),
  }
}

export type Picking = ReturnType<typeof usePicking>
