// /results/$eventId: planned; docs/map.md says what for.
import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../app/coming.tsx'

export const Route = createFileRoute('/results/$eventId')({ component: () => <Coming screen="results" /> })
