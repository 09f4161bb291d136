// One conversation in the list: player, preview and time. Unread ones are tinted and have a dot.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { LiveOutput } from '#contract/contract.ts'
import { messagesTexts } from '#words/en/message/messages.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { rowClasses } from '../../ui/list-row.tsx'

type Thread = LiveOutput<'messages-summary'>['threads'][number]

export function ThreadRow({
  thread: { playerId, playerName, photoURL, type, preview, created, fromMe, unread },
  now,
}: {
  thread: Thread
  now: number
}) {
  const t = useTexts(messagesTexts)
  const words = type === 'txt' ? preview : t[type]
  return (
    <li className={clsx('row-lazy', unread && 'bg-soft/60')} data-unread={unread ? '' : undefined}>
      <Link
        to="/messagethread/$pName"
        params={{ pName: playerId }}
        className={clsx(rowClasses, 'py-3')}
      >
        <Avatar name={playerName} photoUrl={photoURL} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className={clsx('truncate', unread ? 'font-bold' : 'font-semibold')}>
              {unread && <span className="sr-only">{t.unread}</span>}
              {playerName}
            </span>
            <span className="shrink-0 text-xs text-muted">{formatRelative(created, now)}</span>
          </span>
          <span
            className={clsx(
              'line-clamp-2 text-sm break-words',
              unread ? 'font-semibold text-fg' : 'text-muted',
            )}
          >
            {fromMe ? t.you({ text: words }) : words}
          </span>
        </span>
        <span
          aria-hidden
          className={clsx('-mr-1 size-2.5 shrink-0 rounded-full', unread && 'bg-brand')}
        />
      </Link>
    </li>
  )
}
