// What is asked over HTTP beside the calls: signing in, photos, the live wire, the probes and the document itself.
import type { JsonSchema } from '@valibot/to-json-schema'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import { photoTargets } from '#domain/photo/photo.ts'
import { outputSchema, inputSchema } from './json-schema.ts'
import { photoRefusals, photoSaved } from '../photo.ts'
import { authBasePath, signInRoutes, type SignInRoute } from '../sign-in.ts'
import type { Noun } from './nouns.ts'
import { json, objectOf, securityOf, type Operation, type Parameter, type Paths } from './operation.ts'
import { allRefusals, refusalResponses } from './refusal-responses.ts'

/** Everything that is no call and no HTTP function, by its address. */
export const otherPaths = (): Paths => ({ ...signInPaths(), ...photoPaths, ...serverPaths })

const signInPaths = (): Paths => Object.fromEntries(signInRoutes.map((route: SignInRoute) => [authBasePath + route.path, { [route.method.toLowerCase()]: signInOperation(route) }]))

const providerParameter: Parameter = { name: 'provider', in: 'path', required: true, description: 'The social provider.', schema: { type: 'string', enum: [...socialProviders] } }

function signInOperation(route: SignInRoute): Operation {
  const problems = Object.entries(route.problems).map(([httpCode, codes]) => [httpCode, { description: codes.join(', '), content: json({ $ref: '#/components/schemas/SignInError' }) }])
  return {
    operationId: `auth${route.path.replaceAll(/[{}]/g, '').replaceAll('/', '-')}`, tags: ['sign-in'], summary: route.summary, 'x-who': 'visitor', security: securityOf('visitor'),
    ...(route.path.includes('{provider}') && { parameters: [providerParameter] }),
    ...(route.input !== null && { requestBody: { required: true, content: json(inputSchema(route.input)) } }),
    responses: {
      ...(route.output === null ? { 302: { description: 'On to the app, or to /signin?error=…' } } : { 200: { description: 'Done.', ...signedInHeaders(route.path), content: json(outputSchema(route.output)) } }),
      ...Object.fromEntries(problems), ...refusalResponses(['too-many-requests', 'unavailable']),
    },
  }
}

const signedInHeaders = (path: string) => path === '/sign-in/email' && {
  headers: { 'set-auth-token': { description: 'The identity token: authorization: Bearer {token}.', schema: { type: 'string' } as JsonSchema }, 'set-cookie': { description: 'The session of a browser.', schema: { type: 'string' } as JsonSchema } },
}

const picture: JsonSchema = { contentMediaType: 'application/octet-stream' }
const pictureRefusals = allRefusals('player', photoRefusals).filter((code) => code !== 'old-client' && code !== 'too-large')

const photoPaths: Paths = {
  '/upload/{target}/{targetId}': {
    post: {
      operationId: 'photo-upload', tags: ['photos'], summary: 'Change the own photo, or that of a venue one administers. The body is the picture, at most 10 MB.', 'x-who': 'player', security: securityOf('player'),
      'x-refusals': pictureRefusals,
      parameters: [
        { name: 'target', in: 'path', required: true, description: 'Whose photo it is.', schema: { type: 'string', enum: [...photoTargets] } },
        { name: 'targetId', in: 'path', required: true, description: 'The id of the player or venue.', schema: { type: 'string' } },
      ],
      requestBody: { required: true, content: { 'image/png': { schema: picture }, 'image/jpeg': { schema: picture } } },
      responses: { 200: { description: 'The new address of the photo.', content: json(objectOf({ result: outputSchema(photoSaved) })) }, ...refusalResponses(pictureRefusals) },
    },
  },
  '/photos/{key}': {
    get: {
      operationId: 'photo', tags: ['photos'], summary: 'A photo, by the name in its photoURL. It never changes, so it may be kept for ever.', 'x-who': 'visitor', security: [],
      parameters: [{ name: 'key', in: 'path', required: true, description: 'Its name, {uuid}.webp.', schema: { type: 'string', pattern: String.raw`^[0-9a-f-]{36}\.webp$` } }],
      responses: {
        200: { description: 'The photo.', content: { 'image/webp': { schema: picture } } }, 304: { description: 'The copy at hand is right.' },
        404: { description: 'No such photo.' }, 503: { description: 'Photos cannot be read now.' },
      },
    },
  },
}

const status = (word: string) => json(objectOf({ status: { const: word } }))

const ask = (operationId: string, summary: string, responses: Operation['responses'], tags: readonly [Noun] = ['server']): { get: Operation } => ({ get: { operationId, tags, summary, 'x-who': 'visitor', security: [], responses } })

const serverPaths: Paths = {
  '/live': {
    get: {
      operationId: 'live', tags: ['server'], summary: 'The live wire: a WebSocket on which windows watch live queries (x-live-queries) with frames of JSON (x-live-frames).', 'x-who': 'visitor', security: securityOf('visitor'),
      responses: { 101: { description: 'The WebSocket is open.' }, ...refusalResponses(['foreign-origin', 'unavailable']) },
    },
  },
  '/livez': ask('livez', 'Does the process live?', { 200: { description: 'It does.', content: status('ok') } }),
  '/readyz': ask('readyz', 'Does the database answer?', { 200: { description: 'It does.', content: status('ok') }, 503: { description: 'It does not.', content: status('unavailable') } }),
  '/openapi.json': ask('openapi', 'This description, as OpenAPI 3.1; /docs is the page of it.', { 200: { description: 'The document.', content: json({ type: 'object' }) } }),
}
