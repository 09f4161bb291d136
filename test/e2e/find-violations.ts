// What axe finds wrong on a page. The page gets it once: handed over anew for each look, half a
// megabyte of source, as Playwright's own wrapper does, it takes three times as long as the look
// itself.
import type { Page } from '@playwright/test'
import axe from 'axe-core'

export type Violation = { id: string; html: string; target: string }

/**
 * Our pages have no frames, and only what is wrong is asked for. `tags` name the rules, all of
 * axe's where absent; `part` is a selector of what is looked at.
 */
export async function findViolations(
  page: Page,
  { tags, part = ':root' }: { tags?: readonly string[]; part?: string } = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(runAxe, { part, runOnly: tags === undefined ? null : [...tags] })
}

/** On the page's side. */
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
