// The frame of every screen of the app.
import { createRootRoute } from '@tanstack/react-router'
import { Shell } from '../app/shell.tsx'
import { nextPaint } from '../device/next-picture.ts'

export const Route = createRootRoute({
  component: Shell,
  // Paints the pressed state before the next screen is rendered (decisions/088).
  beforeLoad: ({ cause, preload }) => (cause === 'stay' && !preload ? nextPaint() : undefined),
})
