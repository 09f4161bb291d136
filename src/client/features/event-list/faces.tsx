// People in a row, one over the edge of the other; their names are heard, and seen where they stand.
import { Avatar } from '../../ui/avatar.tsx'

export type Face = { playerName: string; photoURL: string }

export function Faces({ faces }: { faces: readonly Face[] }) {
  if (faces.length === 0) return null
  return (
    <span className="flex shrink-0 pl-2">
      <span className="sr-only">{faces.map(({ playerName }) => playerName).join(', ')}</span>
      {faces.map(({ playerName, photoURL }) => (
        <span key={playerName} className="-ml-2.5 rounded-full ring-2 ring-card">
          <Avatar name={playerName} photoUrl={photoURL} size="sm" />
        </span>
      ))}
    </span>
  )
}
