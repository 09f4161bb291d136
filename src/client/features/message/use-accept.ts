// Answers a request from its bubble. Teams are accepted at once, offices after a confirmation; an
// acceptance is celebrated.
import { useState } from 'react'
import { threadTexts } from '#words/en/message/messages.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
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
    const answer = await callOrAlert('eventTeams-accept', { messageId })
    if (answer.ok) setJoy({ picture: '🤝', text: t.teamFormed })
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
    const answer = await callOrAlert('locationsAdmin-accept', { messageId })
    if (answer.ok)
      setJoy({ picture: '🎉', text: t.adminFormed({ location: answer.value.locationName }) })
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
        await callOrAlert('messages-decline', { messageId })
      }),
    endJoy: () => setJoy(null),
  }
}
