// The name and look of this installation: from the page as the server filled it, then live.
import { useSyncExternalStore } from 'react'
import type { LiveOutput } from '#contract/contract.ts'
import { productName } from '#domain/branding/product-name.ts'
import { setAppName } from '#words/words.ts'

export type Brand = LiveOutput<'branding-current'>

const shipped: Brand = {
  name: productName,
  shortName: productName,
  hue: null,
  source: '',
  logo: '',
  isNamed: false,
}

let current = readPage()
const listeners = new Set<() => void>()

function readPage(): Brand {
  const told =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>('meta[name=branding]')
  if (told === null) return shipped
  const brand = JSON.parse(told.content) as Brand
  setAppName(brand.name)
  return brand
}

export function setBrand(brand: Brand): void {
  setAppName(brand.name)
  current = brand
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const getBrand = (): Brand => current

export const useBrand = (): Brand => useSyncExternalStore(subscribe, getBrand, getBrand)
