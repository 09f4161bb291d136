// /events/{locationId}: the old address of a venue's calendar.
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/events/$locationId')({
  beforeLoad: ({ params: { locationId } }) => {
    throw redirect({ to: '/calendar/{-$locationId}', params: { locationId }, replace: true })
  },
})
