import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from './drawings.tsx'
import { pictureNames } from './picture.tsx'

test.each(pictureNames)(
  '%s weighs 2 kB at most, hides from screen readers and has no color of its own',
  (name) => {
    const drawing = renderToStaticMarkup(createElement(Drawing, { name }))
    expect(drawing.length).toBeGreaterThan(300)
    expect(drawing.length).toBeLessThanOrEqual(2_000)
    expect(drawing).toMatch(/^<svg aria-hidden="true"/)
    expect(drawing).not.toMatch(/#[0-9a-f]{3}|rgb|oklch/i)
  },
)
