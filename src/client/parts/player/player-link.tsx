// A player's name as a link to their profile; a hidden or deleted player is plain text.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { isStandIn } from '#domain/contact/contact.ts'
import { isNameless, shownName } from '../../i18n/shown-name.ts'

/**
 * `name` as stored on the server; isRow: the link fills its row. Without `playerId` it is a
 * contact, who has no profile.
 */
export function PlayerLink({
  name,
  playerId = '',
  isRow = false,
  className,
}: {
  name: string
  playerId?: string
  isRow?: boolean
  className?: string
}) {
  // The number distinguishes hidden players, so it is never truncated.
  if (isNameless(name))
    return <span className={clsx(className, 'whitespace-normal!')}>{shownName(name)}</span>
  if (isStandIn(playerId)) return <span className={className}>{name}</span>
  return (
    <Link
      to="/viewplayer/$pName"
      params={{ pName: name }}
      className={clsx(
        'rounded outline-none hover:underline',
        isRow
          ? 'after:absolute after:inset-0 focus-visible:after:ring-focus focus-visible:after:-outline-offset-2'
          : 'focus-visible:ring-focus',
        className,
      )}
    >
      {name}
    </Link>
  )
}
