import { expect, test } from 'vitest'
import { getContrast, hexToOklch } from '#domain/branding/oklch.ts'
import { findHueFault, turnHex } from '#domain/branding/palette.ts'
import { mailColors } from '../mail/mail-colors.ts'

const pairs = [
  ['text', 'card'],
  ['muted', 'card'],
  ['muted', 'soft'],
  ['link', 'card'],
  ['link', 'soft'],
  ['on-action', 'action'],
  ['on-court', 'court'],
] as const

test('mails are readable with every hue that an installation may have', () => {
  const hues = Array.from({ length: 360 }, (_, hue) => hue).filter(
    (hue) => findHueFault(hue) === null,
  )
  const faint = hues.flatMap((hue) =>
    pairs.flatMap(([ink, ground]) =>
      ([0, 1] as const)
        .map((theme) =>
          getContrast(
            hexToOklch(turnHex(mailColors[ink][theme], hue)),
            hexToOklch(turnHex(mailColors[ground][theme], hue)),
          ),
        )
        .filter((contrast) => contrast < 4.5)
        .map((contrast) => `${ink} on ${ground} at ${hue}: ${contrast.toFixed(2)}`),
    ),
  )
  expect(faint).toEqual([])
})
