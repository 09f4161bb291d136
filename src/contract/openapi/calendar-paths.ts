// OpenAPI paths of calendar files, feeds and the embedded pages of venues and clubs.
import type { JsonSchema } from '@valibot/to-json-schema'
import { languages } from '#domain/shared/language.ts'
import { getSecurity, type Parameter, type Paths } from './operation.ts'
import { refusalResponses } from './refusal-responses.ts'

const languageParameter: Parameter = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'The language of the words; that of the language cookie when absent.',
  schema: { type: 'string', enum: [...languages] },
}
const clubKeyParameter: Parameter = {
  name: 'key',
  in: 'path',
  required: true,
  description: 'The key of the public page of the club.',
  schema: { type: 'string' },
}
const calendarResponses = {
  200: {
    description: 'The calendar, as iCalendar (RFC 5545).',
    content: { 'text/calendar': { schema: { type: 'string' } as JsonSchema } },
  },
  304: { description: 'The copy at hand is right.' },
}

export const calendarPaths: Paths = {
  '/calendar-file/{eventId}.ics': {
    get: {
      operationId: 'calendar-file',
      tags: ['events'],
      summary: 'One event for a calendar, for whoever may see it; a public one for anyone.',
      'x-who': 'visitor',
      security: getSecurity('visitor'),
      parameters: [
        {
          name: 'eventId',
          in: 'path',
          required: true,
          description: 'The id of the event.',
          schema: { type: 'string' },
        },
        languageParameter,
      ],
      responses: {
        ...calendarResponses,
        404: { description: 'No such event, or not for this reader.' },
        ...refusalResponses(['too-many-requests', 'unavailable']),
      },
    },
  },
  '/feed/{secret}.ics': {
    get: {
      operationId: 'calendar-feed',
      tags: ['events'],
      summary:
        'All events of whoever set this secret (calendarFeeds-set), for calendars that fetch them again and again. Who has left one finds it CANCELLED for 30 days.',
      'x-who': 'visitor',
      security: [],
      parameters: [
        {
          name: 'secret',
          in: 'path',
          required: true,
          description: 'The secret of the feed.',
          schema: { type: 'string' },
        },
        languageParameter,
      ],
      responses: {
        ...calendarResponses,
        404: { description: 'The secret opens nothing.' },
        ...refusalResponses(['too-many-requests', 'unavailable']),
      },
    },
  },
  '/embed/venue/{locationId}': {
    get: {
      operationId: 'embed-venue',
      tags: ['venues'],
      summary:
        'The public events of a venue in the next 14 days as a page that other sites may show in a frame, where its admins opened it.',
      'x-who': 'visitor',
      security: [],
      parameters: [
        {
          name: 'locationId',
          in: 'path',
          required: true,
          description: 'The id of the venue.',
          schema: { type: 'string' },
        },
        languageParameter,
      ],
      responses: {
        200: { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } },
        404: { description: 'No such venue, or its admins did not open it.' },
        ...refusalResponses(['too-many-requests', 'unavailable']),
      },
    },
  },
  '/feed/club/{key}.ics': {
    get: {
      operationId: 'club-calendar-feed',
      tags: ['clubs'],
      summary:
        'The next public sessions of a club with a public page, for calendars that fetch them again and again.',
      'x-who': 'visitor',
      security: [],
      parameters: [clubKeyParameter, languageParameter],
      responses: {
        ...calendarResponses,
        404: { description: 'The key leads to no public page.' },
        ...refusalResponses(['too-many-requests', 'unavailable']),
      },
    },
  },
  '/embed/club/{key}': {
    get: {
      operationId: 'embed-club',
      tags: ['clubs'],
      summary:
        'The public sessions of a club in the next 14 days as a page that other sites may show in a frame, where the club has a public page.',
      'x-who': 'visitor',
      security: [],
      parameters: [clubKeyParameter, languageParameter],
      responses: {
        200: { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } },
        404: { description: 'The key leads to no public page.' },
        ...refusalResponses(['too-many-requests', 'unavailable']),
      },
    },
  },
}
