// A player's name that leads to their profile; of somebody who deleted their account it is only said so.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { isDeletedPlayer, shownName } from '../i18n/deleted-player-texts.ts'

/** `name` as the server has it. */
export function PlayerLink({ name, className }: { name: string; className?: string }) {
  if (isDeletedPlayer(name)) return <span className={className}>{shownName(name)}</span>
  return <Link to="/viewplayer/$pName" params={{ pName: name }} className={clsx('rounded outline-none hover:underline focus-visible:ring-focus', className)}>{name}</Link>
}
