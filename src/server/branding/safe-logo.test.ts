import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeSafeLogo } from './safe-logo.ts'

const svg = (inside: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 48 48">${inside}</svg>`,
  )
const square = '<rect width="9" height="9" fill="#4a2f9e"/>'
const file = `file://${process.cwd()}/src/client/public/icon-192.png`

async function textOf(bytes: Buffer): Promise<string> {
  const made = await makeSafeLogo(bytes)
  return typeof made === 'string' ? made : made.bytes.toString()
}

test.each([
  ['a script', `<script>alert(1)</script>${square}`],
  ['a handler', `<rect width="9" height="9" fill="#4a2f9e" onclick="alert(1)" onload="alert(2)"/>`],
  ['a link', `<a href="javascript:alert(1)">${square}</a>`],
  ['HTML', `<foreignObject><iframe src="https://evil.example"/></foreignObject>${square}`],
  ['an animation', `<set attributeName="href" to="javascript:alert(1)"/>${square}`],
  [
    'a style',
    `<style>@import "https://evil.example/a.css";.a{fill:url(https://evil.example/#a)}</style>${square}`,
  ],
  ['a reference', `<use href="https://evil.example/a.svg#a"/>${square}`],
])('%s is gone from a logo, and its shapes stay', async (_what, inside) => {
  const safe = await textOf(svg(inside))
  expect(safe).toContain('fill="#4a2f9e"')
  expect(safe).not.toMatch(/script|evil|alert|\son\w+=|href|style|foreign|iframe|import/i)
})

test.each([
  ['image', `<image href="${file}" width="9" height="9"/>${square}`],
  ['image', `<x:image xlink:href="${file}" width="9" height="9"/>${square}`],
  ['image', `<filter><feImage href="${file}"/></filter>${square}`],
  ['image', `<image\nhref="https://evil.example/a.png"/>${square}`],
  ['text', `<text y="20">Club</text>${square}`],
  ['effects', `<filter id="f"><feGaussianBlur stdDeviation="900"/></filter>${square}`],
  ['copies', `<g id="a">${square}</g>${'<use href="#a"/>'.repeat(17)}`],
  ['too-many-shapes', square.repeat(2001)],
  ['empty', ''],
  ['no-picture', '<g>'],
])('a logo is refused: %s', async (fault, inside) => {
  expect(await makeSafeLogo(svg(inside))).toBe(fault)
})

test('entities, other encodings and large files are refused before they are parsed', async () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  expect(await makeSafeLogo(svg(`&b;${square}`, bomb))).toBe('entities')
  expect(await makeSafeLogo(Buffer.from(svg(square).toString(), 'utf16le'))).toBe('no-picture')
  expect(await makeSafeLogo(svg(square.repeat(10_000)))).toBe('too-large')
  expect(await makeSafeLogo(Buffer.from('GIF89a'))).toBe('no-picture')
  expect(await makeSafeLogo(Buffer.alloc(0))).toBe('no-picture')
})

test('a safe logo made safe again is the same', async () => {
  const once = await textOf(readFileSync('src/client/public/icon.svg'))
  expect(await textOf(Buffer.from(once))).toBe(once)
})

test('a PNG is encoded anew, without what is written beside or behind the picture', async () => {
  const png = readFileSync('src/client/public/icon-512.png')
  const hidden = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])
  const made = await makeSafeLogo(hidden)
  if (typeof made === 'string') throw new Error(made)
  expect(made.type).toBe('png')
  expect(made.bytes.includes('script')).toBe(false)
  expect(await makeSafeLogo(png.subarray(0, 200))).toBe('no-picture')
})
