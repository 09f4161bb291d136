// A player's name that leads to their profile; of a player without a name for the reader it is only
// said so.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { isNameless, shownName } from '../../i18n/shown-name.ts'

/** `name` as the server has it. */
export function PlayerLink({ name, className }: { name: string; className?: string }) {
  // Its number tells one from the other: it is never cut off.
  if (isNameless(name))
    return <span className={clsx(className, 'whitespace-normal!')}>{shownName(name)}</span>
  return (
    <Link
      to="/viewplayer/$pName"
      params={{ pName: name }}
      className={clsx('rounded outline-none hover:underline focus-visible:ring-focus', className)}
    >
      {name}
    </Link>
  )
}
