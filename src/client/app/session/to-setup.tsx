// Sends an unfinished account to the setup and remembers the wanted screen for afterwards. Loaded
// only then.
import { useEffect, useState } from 'react'
import { GoTo } from '../../navigation/go-to.tsx'
import { rememberRoute } from '../../session/session.ts'

export function RedirectToSetup({ path }: { path: string }) {
  const [wanted] = useState(() => path + location.search)
  useEffect(() => rememberRoute(wanted), [wanted])
  return <GoTo to="/" />
}
