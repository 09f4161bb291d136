// What is asked over HTTP beside the calls: signing in, photos, the live wire, the probes and the
// document itself.
import type { JsonSchema } from '@valibot/to-json-schema'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import { photoTargets } from '#domain/photo/photo.ts'
import { ownDataInput, ownDataRefusals } from '../own-data.ts'
import { photoRefusals, photoSaved } from '../photo.ts'
import { authBasePath, signInRoutes, type SignInRoute } from '../sign-in.ts'
import { outputSchema, inputSchema } from './json-schema.ts'
import type { Noun } from './nouns.ts'
import {
  json,
  objectOf,
  securityOf,
  type Operation,
  type Parameter,
  type Paths,
} from './operation.ts'
import { allRefusals, refusalResponses } from './refusal-responses.ts'

/** Everything that is no call and no HTTP function, by its address. */
export const otherPaths = (): Paths => ({
  ...signInPaths(),
  ...photoPaths,
  ...ownDataPaths,
  ...mailPaths,
  ...calendarPaths,
  ...serverPaths,
})

const signInPaths = (): Paths =>
  Object.fromEntries(
    signInRoutes.map((route: SignInRoute) => [
      authBasePath + route.path,
      { [route.method.toLowerCase()]: signInOperation(route) },
    ]),
  )

const providerParameter: Parameter = {
  name: 'provider',
  in: 'path',
  required: true,
  description: 'The social provider.',
  schema: { type: 'string', enum: [...socialProviders] },
}

function signInOperation(route: SignInRoute): Operation {
  const problems = Object.entries(route.problems).map(([httpCode, codes]) => [
    httpCode,
    { description: codes.join(', '), content: json({ $ref: '#/components/schemas/SignInError' }) },
  ])
  return {
    operationId: `auth${route.path.replaceAll(/[{}]/g, '').replaceAll('/', '-')}`,
    tags: ['sign-in'],
    summary: route.summary,
    'x-who': 'visitor',
    security: securityOf('visitor'),
    ...(route.path.includes('{provider}') && { parameters: [providerParameter] }),
    ...(route.input !== null && {
      requestBody: { required: true, content: json(inputSchema(route.input)) },
    }),
    responses: {
      ...(route.output === null
        ? { 302: { description: 'On to the app, or to /signin?error=…' } }
        : {
            200: {
              description: 'Done.',
              ...signedInHeaders(route.path),
              content: json(outputSchema(route.output)),
            },
          }),
      ...Object.fromEntries(problems),
      ...refusalResponses(['too-many-requests', 'unavailable', ...(route.refusals ?? [])]),
    },
  }
}

const signedInHeaders = (path: string) =>
  path === '/sign-in/email' && {
    headers: {
      'set-auth-token': {
        description:
          'The identity token, where the request says want-auth-token: true: authorization: Bearer {token}.',
        schema: { type: 'string' } as JsonSchema,
      },
      'set-cookie': {
        description: 'The session of a browser.',
        schema: { type: 'string' } as JsonSchema,
      },
    },
  }

const picture: JsonSchema = { contentMediaType: 'application/octet-stream' }
const pictureRefusals = allRefusals('player', photoRefusals).filter(
  (code) => code !== 'old-client' && code !== 'too-large',
)

const dataRefusals = allRefusals('signed-in', ownDataRefusals).filter(
  (code) => code !== 'old-client' && code !== 'too-large',
)

const ownDataPaths: Paths = {
  '/account/data': {
    post: {
      operationId: 'account-data',
      tags: ['sign-in'],
      summary:
        'A copy of everything stored about me, as a ZIP archive of readable tables. Needs a recent sign-in, or the password.',
      'x-who': 'signed-in',
      security: securityOf('signed-in'),
      'x-refusals': dataRefusals,
      requestBody: { required: true, content: json(inputSchema(ownDataInput)) },
      responses: {
        200: { description: 'The archive.', content: { 'application/zip': { schema: picture } } },
        ...refusalResponses(dataRefusals),
      },
    },
  },
}

const photoPaths: Paths = {
  '/upload/{target}/{targetId}': {
    post: {
      operationId: 'photo-upload',
      tags: ['photos'],
      summary:
        'Change the own photo, or that of a venue one administers. The body is the picture, at most 10 MB.',
      'x-who': 'player',
      security: securityOf('player'),
      'x-refusals': pictureRefusals,
      parameters: [
        {
          name: 'target',
          in: 'path',
          required: true,
          description: 'Whose photo it is.',
          schema: { type: 'string', enum: [...photoTargets] },
        },
        {
          name: 'targetId',
          in: 'path',
          required: true,
          description: 'The id of the player or venue.',
          schema: { type: 'string' },
        },
      ],
      requestBody: {
        required: true,
        content: { 'image/png': { schema: picture }, 'image/jpeg': { schema: picture } },
      },
      responses: {
        200: {
          description: 'The new address of the photo.',
          content: json(objectOf({ result: outputSchema(photoSaved) })),
        },
        ...refusalResponses(pictureRefusals),
      },
    },
  },
  '/photos/{key}': {
    get: {
      operationId: 'photo',
      tags: ['photos'],
      summary:
        'A photo, by the name in its photoURL. It never changes, so it may be kept for ever.',
      'x-who': 'visitor',
      security: [],
      parameters: [
        {
          name: 'key',
          in: 'path',
          required: true,
          description: 'Its name, {uuid}.webp.',
          schema: { type: 'string', pattern: String.raw`^[0-9a-f-]{36}\.webp$` },
        },
      ],
      responses: {
        200: { description: 'The photo.', content: { 'image/webp': { schema: picture } } },
        304: { description: 'The copy at hand is right.' },
        404: { description: 'No such photo.' },
        503: { description: 'Photos cannot be read now.' },
      },
    },
  },
}

const languageParameter: Parameter = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'The language of the words; that of the language cookie when absent.',
  schema: { type: 'string', enum: ['en', 'es'] },
}
const calendarResponses = {
  200: {
    description: 'The calendar, as iCalendar (RFC 5545).',
    content: { 'text/calendar': { schema: { type: 'string' } as JsonSchema } },
  },
  304: { description: 'The copy at hand is right.' },
}

const calendarPaths: Paths = {
  '/calendar-file/{eventId}.ics': {
    get: {
      operationId: 'calendar-file',
      tags: ['events'],
      summary: 'One event for a calendar, for whoever may see it; a public one for anyone.',
      'x-who': 'visitor',
      security: securityOf('visitor'),
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
}

const linkParameter: Parameter = {
  name: 't',
  in: 'query',
  required: true,
  description: 'The link of a mail.',
  schema: { type: 'string' },
}
const stopMailsResponses: Operation['responses'] = {
  200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } },
  404: { description: 'The link is none of ours.' },
  ...refusalResponses(['too-many-requests', 'unavailable']),
}

const mailPaths: Paths = {
  '/stop-mails': {
    get: {
      operationId: 'stop-mails-page',
      tags: ['notifications'],
      summary: 'The page that asks whether to stop mails.',
      'x-who': 'visitor',
      security: [],
      parameters: [linkParameter],
      responses: stopMailsResponses,
    },
    post: {
      operationId: 'stop-mails',
      tags: ['notifications'],
      summary:
        'Stops mails of the groups that the link of a mail names, as mail programs do with one click (RFC 8058).',
      'x-who': 'visitor',
      security: [],
      parameters: [linkParameter],
      responses: stopMailsResponses,
    },
  },
}

const status = (word: string) => json(objectOf({ status: { const: word } }))

const ask = (
  operationId: string,
  summary: string,
  responses: Operation['responses'],
  tags: readonly [Noun] = ['server'],
): { get: Operation } => ({
  get: { operationId, tags, summary, 'x-who': 'visitor', security: [], responses },
})

const serverPaths: Paths = {
  '/live': {
    get: {
      operationId: 'live',
      tags: ['server'],
      summary:
        'The live wire: a WebSocket on which windows watch live queries (x-live-queries) with frames of JSON (x-live-frames).',
      'x-who': 'visitor',
      security: securityOf('visitor'),
      responses: {
        101: { description: 'The WebSocket is open.' },
        ...refusalResponses(['foreign-origin', 'unavailable']),
      },
    },
  },
  '/livez': ask('livez', 'Does the process live?', {
    200: { description: 'It does.', content: status('ok') },
  }),
  '/readyz': ask('readyz', 'Does the database answer?', {
    200: { description: 'It does.', content: status('ok') },
    503: { description: 'It does not.', content: status('unavailable') },
  }),
  '/openapi.json': ask('openapi', 'This description, as OpenAPI 3.1; /docs is the page of it.', {
    200: { description: 'The document.', content: json({ type: 'object' }) },
  }),
}
