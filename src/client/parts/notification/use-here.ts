// The state of push messages on this device.
import { useEffect, useState } from 'react'
import { pushSupport, thisPushDevice, type PushSupport } from '../../device/push-device.ts'

export type Here = {
  support: PushSupport
  deviceId: string | null
}

async function findHere(): Promise<Here> {
  const support = await pushSupport()
  return { support, deviceId: support === 'possible' ? await thisPushDevice() : null }
}

export function useHere(): { here: Here | null; look: () => Promise<void> } {
  const [here, setHere] = useState<Here | null>(null)
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
