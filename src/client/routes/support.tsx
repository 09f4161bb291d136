// /support: planned; docs/map.md says what for.
import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../app/coming.tsx'

export const Route = createFileRoute('/support')({ component: () => <Coming screen="support" /> })
