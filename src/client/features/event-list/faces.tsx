// A row of overlapping faces with readable initials; those that don't fit are hidden. Screen
// readers get their names.
import { Avatar } from '../../ui/avatar.tsx'

export type Face = { playerName: string; photoURL: string }

export function Faces({ faces }: { faces: readonly Face[] }) {
  return (
    <span className="flex h-10 min-w-0 flex-1 flex-wrap justify-end gap-y-2 overflow-hidden p-1 before:h-8 before:w-0 before:content-['']">
      <span className="sr-only">{faces.map(({ playerName }) => playerName).join(', ')}</span>
      {faces.map(({ playerName, photoURL }) => (
        <span key={playerName} className="-ml-1 rounded-full ring-2 ring-card">
          <Avatar name={playerName} photoUrl={photoURL} size="sm" />
        </span>
      ))}
    </span>
  )
}
