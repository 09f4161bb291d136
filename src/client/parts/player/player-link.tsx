// A player's name that leads to their profile; of a player without a name for the reader it is only
// said so.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { isStandIn } from '#domain/contact/contact.ts'
import { isNameless, shownName } from '../../i18n/shown-name.ts'

/**
 * `name` as the server has it; isRow: the whole row around it leads there. With `playerId` the name of
 * a contact, which has no profile, leads nowhere.
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
  // Its number tells one from the other: it is never cut off.
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
