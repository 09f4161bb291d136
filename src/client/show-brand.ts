// Shows a new name or hue of the installation in an open window.
import { writeAccent } from '#domain/branding/palette.ts'
import { setBrand, type Brand } from './brand.ts'

export function showBrand(page: Document, brand: Brand): void {
  const style = page.querySelector('#accent') ?? page.createElement('style')
  style.id = 'accent'
  style.textContent = writeAccent(brand.hue)
  page.head.append(style)
  setBrand(brand)
}
