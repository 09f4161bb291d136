// /messagethread/$pName: planned; docs/map.md says what for.
import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../app/coming.tsx'

export const Route = createFileRoute('/messagethread/$pName')({ component: () => <Coming screen="messageThread" /> })
