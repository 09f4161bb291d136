// A page no one has looked at for 90 minutes goes to sleep: it lets go of its connection, and loads
// again on return.
import { useEffect, useState } from 'react'
import { watchSleep, browserPage } from './sleep.ts'

/** True from 90 minutes after the page was hidden. */
export function useIsAsleep(): boolean {
  const [isAsleep, setAsleep] = useState(false)
  useEffect(() => watchSleep(browserPage, () => setAsleep(true)), [])
  return isAsleep
}
