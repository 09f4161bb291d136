// Sheets that open by themselves wait for the end of a score entry, a scoreboard or a wall.
import { useSearch } from '@tanstack/react-router'
import { useFreeScreen } from '../../ui/overlay/use-free-screen.ts'

const isOverPage = (search: object): boolean =>
  ['match', 'scoreboard', 'view'].some((name) => name in search)

export function useUnasked(wanted: string | null): boolean {
  const isCovered = useSearch({ strict: false, select: isOverPage })
  return useFreeScreen(isCovered ? null : wanted)
}
