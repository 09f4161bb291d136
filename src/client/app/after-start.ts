// Runs once the first screen shows.
import { writeAccent } from '#domain/branding/palette.ts'
import { setBrand, type Brand } from '../brand.ts'
import { liveClient } from '../net/live-client.ts'
import { guardDoubleTap } from './double-tap.ts'

export function afterStart(page: Document): void {
  guardDoubleTap(page)
  liveClient().watch('branding-current', {}, ({ data }) => {
    if (data === undefined) return
    const brand = data as Brand
    showAccent(page, brand.hue)
    setBrand(brand)
  })
}

function showAccent(page: Document, hue: number | null): void {
  const style = page.querySelector('#accent') ?? page.createElement('style')
  style.id = 'accent'
  style.textContent = writeAccent(hue)
  page.head.append(style)
}
