// People in a row, each a little over the edge of the one before, so that their initials can be
// read; those without room are not seen. Their names are heard.
import { Avatar } from '../../ui/avatar.tsx'

export type Face = { playerName: string; photoURL: string }

/** Takes the rest of its line. What stands before the first makes that one wrap away like the others. */
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
