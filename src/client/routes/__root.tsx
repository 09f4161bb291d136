// The frame of every screen of the app.
import { createRootRoute } from '@tanstack/react-router'
import { Shell } from '../app/shell.tsx'

export const Route = createRootRoute({ component: Shell })
