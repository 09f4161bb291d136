// Runs axe on a page. Its source is injected once per page, because sending half a megabyte each
// time, as Playwright's wrapper does, takes three times as long as the check.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** `axe.source` is the readable source, three times the size, and takes twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Violation = { id: string; html: string; target: string }

/**
 * Checks without frames and returns violations only. `tags` select rules (default: all of axe's);
 * `part` is a selector of the part to check.
 */
export async function findViolations(
  page: Page,
  { tags, part = ':root' }: { tags?: readonly string[]; part?: string } = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(runAxe, { part, runOnly: tags === undefined ? null : [...tags] })
}

/** Runs in the page. */
async function runAxe({
  part,
  runOnly,
}: {
  part: string
  runOnly: string[] | null
}): Promise<Violation[]> {
  const here = window as unknown as { axe: typeof axe }
  const { violations } = await here.axe.run(part, {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...(runOnly !== null && { runOnly }),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ id, html, target: target.join(' ') })),
  )
}
