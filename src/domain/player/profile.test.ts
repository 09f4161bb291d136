import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import {
  linkMax,
  parseSocialLink,
  parseSocialLinks,
  socialNetworks,
  winPercent,
  type SocialNetwork,
} from './profile.ts'

const isNetwork = (name: string): name is SocialNetwork =>
  socialNetworks.some((known) => known === name)

function networkOf(name: string): SocialNetwork {
  if (!isNetwork(name)) throw new Error(`no network: ${name}`)
  return name
}

describe('a link to a network', () => {
  test.each(readCases('social-links-good.txt'))(
    '%s: %j is stored as %s',
    (network = '', typed = '', stored = '') => {
      const link = parseSocialLink(networkOf(network), typed)
      expect(link).toBe(stored)
      expect(parseSocialLink(networkOf(network), stored)).toBe(stored)
    },
  )

  test.each(readCases('social-links-bad.txt'))('%s: %j is refused', (network = '', typed = '') => {
    expect(parseSocialLink(networkOf(network), typed)).toBeNull()
  })

  test('nothing stays nothing', () => {
    expect(socialNetworks.map((network) => parseSocialLink(network, '  '))).toEqual([
      '',
      '',
      '',
      '',
      '',
    ])
  })

  test('longer than the limit is refused, completed and escaped parts counted', () => {
    const start = 'https://youtube.com/'
    expect(parseSocialLink('youtube', start + 'a'.repeat(linkMax - start.length))).toHaveLength(
      linkMax,
    )
    expect(parseSocialLink('youtube', start + 'a'.repeat(linkMax - start.length + 1))).toBeNull()
    expect(parseSocialLink('youtube', `youtube.com/${'a'.repeat(linkMax - 12)}`)).toBeNull()
    expect(parseSocialLink('youtube', `youtube.com/${'ñ'.repeat(40)}`)).toBeNull()
  })

  test('as the platform reads addresses, what is stored is https on a host of its network, with nothing before or after the host', () => {
    const part = fc.constantFrom(
      'https://',
      'http://',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      'youtube.com',
      'YOUTU.BE',
      'm.',
      'evil.example',
      '#',
      '?',
      '%2e',
      'ñ',
      'ſ',
      '\u202e',
      ' ',
      '\t',
      'javascript:',
      'a',
      '443',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
        const link = parseSocialLink('youtube', parts.join(''))
        if (link === null || link === '') return
        const { protocol, host, username, password, port, href } = new URL(link)
        expect({ protocol, username, password, port }).toEqual({
          protocol: 'https:',
          username: '',
          password: '',
          port: '',
        })
        expect(host).toMatch(/^([a-z0-9-]+\.)*(youtube\.com|youtu\.be)$/)
        expect(href.startsWith(`https://${host}/`)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('links together', () => {
  test('are stored as they are parsed; what is not said is not touched', () => {
    expect(parseSocialLinks({ youtube: '@ana', medium: '' })).toEqual({
      ok: true,
      value: { youtube: 'https://youtube.com/@ana', medium: '' },
    })
    expect(parseSocialLinks({})).toEqual({ ok: true, value: {} })
  })

  test('the first that is none is named, by its field and by its own name', () => {
    expect(
      parseSocialLinks({ youtube: '@ana', twitter: 'javascript:alert(1)', medium: 'nope' }),
    ).toEqual({
      ok: false,
      refusal: { code: 'link-invalid', params: { network: 'X', field: 'twitter' } },
    })
  })
})

describe('the win percent', () => {
  test.each([
    [1, 0, 100],
    [0, 1, 0],
    [1, 1, 50],
    [2, 1, 66.7],
    [1, 2, 33.3],
    [1, 7, 12.5],
    [5, 11, 31.3],
    [1999, 1, 100],
    [1, 1999, 0.1],
    [33, 67, 33],
  ])('of %d wins and %d losses is %d', (wins, losses, percent) => {
    expect(winPercent({ wins, losses })).toBe(percent)
  })

  test('is nothing before the first match', () => {
    expect(winPercent({ wins: 0, losses: 0 })).toBeNull()
  })
})
