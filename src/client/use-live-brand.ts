// Keeps the name and look of the installation current in this window.
import { useEffect } from 'react'
import { loadPart } from './navigation/load-part.ts'
import { useLive } from './net/use-live.ts'

export function useLiveBrand(): void {
  const brand = useLive('branding-current', {}).data
  useEffect(() => {
    if (brand !== undefined)
      void loadPart(() => import('./show-brand.ts')).then(({ showBrand }) =>
        showBrand(document, brand),
      )
  }, [brand])
}
