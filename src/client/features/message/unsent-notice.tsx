// Shows on the conversations list that some of my messages aren't sent, with links to them.
import { Link } from '@tanstack/react-router'
import { messagesTexts } from '#words/en/message/messages.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { Notice } from '../../ui/notice.tsx'
import { listOutgoing } from './outgoing.ts'

export function UnsentNotice({ userId }: { userId: string }) {
  const t = useTexts(messagesTexts)
  const outgoing = listOutgoing(useOutbox(userId).items)
  return (['refused', 'waiting'] as const).map((state) => {
    const unsent = outgoing.filter((one) => one.state === state)
    if (unsent.length === 0) return null
    const receivers = new Map(unsent.map(({ toId, toName }) => [toId, toName]))
    return (
      <Notice key={state} tone={state === 'refused' ? 'bad' : 'info'}>
        {state === 'refused'
          ? t.refused({ count: unsent.length })
          : t.waiting({ count: unsent.length })}
        <span className="flex flex-wrap gap-x-4">
          {[...receivers].map(([toId, toName]) => (
            <Link
              key={toId}
              to="/messagethread/$pName"
              params={{ pName: toId }}
              className="py-1 underline underline-offset-4"
            >
              {toName}
            </Link>
          ))}
        </span>
      </Notice>
    )
  })
}
