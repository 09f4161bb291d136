// Runs axe on a page. Its source is injected once per page, because sending half a megabyte each
// time, as Playwright's wrapper does, takes three times as long as the check.
import type { Page } from '@playwright/test'
import axe from 'axe-core'

export type Violation = { id: string; html: string; target: string }

/**
 * Checks without frames and returns violations only. `tags` select rules (default: all of axe's);
 * `part` is a selector of the part to check.
 */
export async function findViolations(
  page: Page,
  { tags, part = ':root' }: { tags?: readonly string[]; part?: string } = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
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
    ...(runOnly !== null && { runOnly }),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => ({ id, html, target: target.join(' ') })),
  )
}
