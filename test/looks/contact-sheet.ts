// Makes a page with every picture, and one contact sheet per group.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '#test/support/find-browser.ts'
import type { Look } from './take-looks.ts'

const style =
  'body{font:14px system-ui;margin:16px;background:#888;color:#000}section{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{width:260px;border:1px solid #444;display:block}figcaption{width:260px;overflow-wrap:anywhere}'

const sectionOf = (group: string, looks: readonly Look[]): string => `<h2>${group}</h2>
<section>${looks
  .map(
    ({ screen, file }) =>
      `<figure><a href="${file}"><img src="${file}" alt="${screen}"></a><figcaption>${screen}</figcaption></figure>`,
  )
  .join('\n')}</section>`

const pageOf = (sections: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${style}</style>${sections}</html>`

export async function writeContactSheets(
  looks: readonly Look[],
  folder: string,
): Promise<readonly string[]> {
  const groups = [...Map.groupBy(looks, ({ group }) => group)]
  const sections = groups.map(([group, own]) => sectionOf(group, own))
  await writeFile(join(folder, 'index.html'), pageOf(sections.join('\n')))
  const browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage({ viewport: { width: 1700, height: 1000 } })
    for (const [position, [group]] of groups.entries()) {
      const sheet = join(folder, `${group}.html`)
      await writeFile(sheet, pageOf(sections[position] ?? ''))
      await page.goto(pathToFileURL(sheet).href)
      await page.screenshot({ path: join(folder, `${group}.png`), fullPage: true })
    }
  } finally {
    await browser.close()
  }
  return ['index.html', ...groups.map(([group]) => `${group}.png`)]
}
