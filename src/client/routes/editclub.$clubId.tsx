// /editclub/$clubId: planned; docs/map.md says what for.
import { createFileRoute } from '@tanstack/react-router'
import { Coming } from '../app/coming.tsx'

/** clubName is the name to show until the club is loaded, locId its venue. */
type ClubSearch = { locId?: string | undefined; clubName?: string | undefined }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const Route = createFileRoute('/editclub/$clubId')({
  validateSearch: (search: Record<string, unknown>): ClubSearch => ({ locId: textOf(search['locId']), clubName: textOf(search['clubName']) }),
  component: () => <Coming screen="editClub" />,
})
