// /operate, /operate?page=people: the operators' console, for those with a role.
import { createFileRoute } from '@tanstack/react-router'
import { Console } from '../features/operator/console.tsx'
import { keepSearch } from '../navigation/keep-search.ts'
import { toSearchText } from '../navigation/search-text.ts'
import { usePlayer } from '../session/use-me.ts'

export const Route = createFileRoute('/operate')({
  component: Operate,
  validateSearch: keepSearch,
})

function Operate() {
  const { page, text } = Route.useSearch()
  const { player } = usePlayer()
  return (
    <Console
      role={player.operatorRole}
      asked={toSearchText(page) ?? 'home'}
      text={toSearchText(text) ?? ''}
    />
  )
}
