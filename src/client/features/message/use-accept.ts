// Answers a request from its bubble. Teams are accepted at once, offices after a confirmation; an
// acceptance is celebrated.
import { useState } from 'react'
import { threadTexts } from '#words/en/message/messages.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import type { RequestMessage } from './request-words.tsx'

export type Joy = { picture: string; text: string }

export function useAccept(): {
  busy: string | null
  accept: (message: RequestMessage) => void
  decline: (message: RequestMessage) => void
  joy: Joy | null
  endJoy: () => void
} {
  const t = useTexts(threadTexts)
  const { busy, run } = useBusy<string>()
  const [joy, setJoy] = useState<Joy | null>(null)

  const acceptTeam = async ({ messageId }: RequestMessage): Promise<void> => {
    const answer = await call('eventTeams-accept', { messageId })
    if (answer.ok) setJoy({ picture: '🤝', text: t.teamFormed })
    else await alertUser(refusalText(answer.refusal))
  }
  const acceptAdmin = async ({ messageId, request }: RequestMessage): Promise<void> => {
    if (
      !(await confirmUser({
        title: t.confirmAdmin({ location: request.locationName }),
        text: '',
        confirm: t.accept,
      }))
    )
      return
    const answer = await call('locationsAdmin-accept', { messageId })
    if (answer.ok)
      setJoy({ picture: '🎉', text: t.adminFormed({ location: answer.value.locationName }) })
    else await alertUser(refusalText(answer.refusal))
  }
  return {
    busy,
    joy,
    accept: (message) =>
      void run(message.messageId, () =>
        message.type === 'teamReq' ? acceptTeam(message) : acceptAdmin(message),
      ),
    decline: ({ messageId }) =>
      void run(messageId, async () => {
        const answer = await call('messages-decline', { messageId })
        if (!answer.ok) await alertUser(refusalText(answer.refusal))
      }),
    endJoy: () => setJoy(null),
  }
}
