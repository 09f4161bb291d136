// OpenAPI paths besides calls: data export, links in e-mails, the live protocol, probes and the
// document itself. Sign-in, photos and calendars have their own files.
import { ownDataInput, ownDataRefusals } from '../own-data.ts'
import type { Noun } from './api-nouns.ts'
import { calendarPaths } from './calendar-paths.ts'
import { inputSchema } from './json-schema.ts'
import {
  json,
  toObjectSchema,
  getSecurity,
  type Operation,
  type Parameter,
  type Paths,
} from './operation.ts'
import { photoPaths, picture } from './photo-paths.ts'
import { allRefusals, refusalResponses } from './refusal-responses.ts'
import { signInPaths } from './sign-in-paths.ts'

export const otherPaths = (): Paths => ({
  ...signInPaths(),
  ...photoPaths,
  ...ownDataPaths,
  ...mailPaths,
  ...calendarPaths,
  ...serverPaths,
})

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
      security: getSecurity('signed-in'),
      'x-refusals': dataRefusals,
      requestBody: { required: true, content: json(inputSchema(ownDataInput)) },
      responses: {
        200: { description: 'The archive.', content: { 'application/zip': { schema: picture } } },
        ...refusalResponses(dataRefusals),
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
const mailPageResponses: Operation['responses'] = {
  200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } },
  404: { description: 'The link is none of ours, or it is over.' },
  ...refusalResponses(['too-many-requests', 'unavailable']),
}

const confirmParameters: readonly Parameter[] = [
  linkParameter,
  {
    name: 'l',
    in: 'query',
    required: false,
    description: 'The language of the page.',
    schema: { type: 'string' },
  },
]

const mailPaths: Paths = {
  '/confirm-address': {
    get: {
      operationId: 'confirm-address-page',
      tags: ['sign-in'],
      summary: 'The page that asks whether to confirm an address. It changes nothing.',
      'x-who': 'visitor',
      security: [],
      parameters: [...confirmParameters],
      responses: mailPageResponses,
    },
    post: {
      operationId: 'confirm-address',
      tags: ['sign-in'],
      summary: 'Confirms the address that the link of a mail was sent to, without a session.',
      'x-who': 'visitor',
      security: [],
      parameters: [...confirmParameters],
      responses: mailPageResponses,
    },
  },
  '/stop-mails': {
    get: {
      operationId: 'stop-mails-page',
      tags: ['notifications'],
      summary: 'The page that asks whether to stop mails.',
      'x-who': 'visitor',
      security: [],
      parameters: [linkParameter],
      responses: mailPageResponses,
    },
    post: {
      operationId: 'stop-mails',
      tags: ['notifications'],
      summary:
        'Stops mails of the groups that the link of a mail names, as mail programs do with one click (RFC 8058).',
      'x-who': 'visitor',
      security: [],
      parameters: [linkParameter],
      responses: mailPageResponses,
    },
  },
}

const status = (word: string) => json(toObjectSchema({ status: { const: word } }))

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
      security: getSecurity('visitor'),
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
