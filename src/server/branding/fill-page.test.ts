import { expect, test } from 'vitest'
import { shippedBranding } from '#domain/branding/branding.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { wordsIn } from '#words/words.ts'
import { fillPage } from './fill-page.ts'

const words = wordsIn('es', landingTexts)
const link = (address: string, text: string) => `<a href="${address}">${text}<svg></svg></a>`
const { website, communityGroup } = shippedBranding
const page = link(website, words.website) + link(communityGroup, words.communityGroup)
const branding = { ...shippedBranding, version: '1', logo: null }

test('a page shows the links that an installation has, the source among them, and no others', () => {
  const source = 'https://git.example/a&b$1'
  const toSource = link('https://git.example/a&amp;b$1', words.source)
  expect(fillPage(page, { ...branding, source }, 'es')).toBe(page + toSource)
  const alone = { ...branding, website: '', communityGroup: '', source }
  expect(fillPage(page, alone, 'es')).toBe(toSource)
  expect(fillPage(page, { ...branding, source: '' }, 'es')).toBe(page)
})
