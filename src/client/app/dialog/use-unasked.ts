// What opens without being asked for waits for its turn, and for the end of a score entry, a
// scoreboard, a wall or a printed page, which are in the address before they are on the screen.
import { useSearch } from '@tanstack/react-router'
import { useFreeScreen } from '../../ui/overlay/use-free-screen.ts'

const isOverPage = (search: object): boolean =>
  ['match', 'scoreboard', 'view'].some((name) => name in search)

export function useUnasked(wanted: string | null): boolean {
  const isCovered = useSearch({ strict: false, select: isOverPage })
  return useFreeScreen(isCovered ? null : wanted)
}
