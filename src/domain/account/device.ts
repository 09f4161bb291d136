// Names a browser and its system in two words ("Chrome", "Android"). Browsers imitate each other,
// so the most telling mark is tested first.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const findFirst = (marks: readonly (readonly [RegExp, string])[], text: string): string | null =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? null

export function parseDevice(userAgent: string | null): {
  browser: string | null
  system: string | null
} {
  const text = (userAgent ?? '').slice(0, 500)
  return { browser: findFirst(browsers, text), system: findFirst(systems, text) }
}
