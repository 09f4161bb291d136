// The state of push messages on this device.
import { useEffect, useState } from 'react'
import { pushSupport, thisPushDevice, type PushSupport } from '../../device/push-device.ts'

export type PushState = {
  support: PushSupport
  deviceId: string | null
}

async function findHere(): Promise<PushState> {
  const support = await pushSupport()
  return { support, deviceId: support === 'possible' ? await thisPushDevice() : null }
}

export function usePushState(): { here: PushState | null; look: () => Promise<void> } {
  const [here, setHere] = useState<PushState | null>(null)
  useEffect(() => {
    let isShown = true
    void findHere().then((found) => {
      if (isShown) setHere(found)
    })
    return () => {
      isShown = false
    }
  }, [])
  return { here, look: async () => setHere(await findHere()) }
}
