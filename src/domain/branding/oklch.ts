// Colors in OKLCH and sRGB: conversion, relative luminance and contrast (CSS Color 4, WCAG 2).

export type Oklch = readonly [lightness: number, chroma: number, hue: number]

const toDegrees = 180 / Math.PI

const toSrgb = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4

function oklchToLinear([lightness, chroma, hue]: Oklch): [number, number, number] {
  const angle = hue / toDegrees
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const bounded = (part: number): number => Math.min(1, Math.max(0, part))
  return [
    bounded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    bounded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    bounded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export function oklchToHex(color: Oklch): string {
  const parts = oklchToLinear(color).map((part) =>
    Math.round(toSrgb(part) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

export function hexToOklch(hex: string): Oklch {
  const read = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = [read(1), read(3), read(5)]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    (Math.atan2(b, a) * toDegrees + 360) % 360,
  ]
}

function getLuminance(color: Oklch): number {
  const [red, green, blue] = oklchToLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function getContrast(first: Oklch, second: Oklch): number {
  const [one, other] = [getLuminance(first), getLuminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

export function getDifference(first: Oklch, second: Oklch): number {
  const [l1, c1, h1] = first
  const [l2, c2, h2] = second
  return Math.hypot(
    l1 - l2,
    c1 * Math.cos(h1 / toDegrees) - c2 * Math.cos(h2 / toDegrees),
    c1 * Math.sin(h1 / toDegrees) - c2 * Math.sin(h2 / toDegrees),
  )
}

export const turnHue = ([lightness, chroma, hue]: Oklch, degrees: number): Oklch => [
  lightness,
  chroma,
  (hue + degrees + 720) % 360,
]
