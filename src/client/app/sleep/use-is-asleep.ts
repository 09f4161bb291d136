// Puts a page that was hidden for 90 minutes to sleep: it closes its connection and reloads on
// return.
import { useEffect, useState } from 'react'
import { watchSleep, browserPage } from './sleep.ts'

export function useIsAsleep(): boolean {
  const [isAsleep, setAsleep] = useState(false)
  useEffect(() => watchSleep(browserPage, () => setAsleep(true)), [])
  return isAsleep
}
