// The whole API as one OpenAPI 3.1 document, built from the contract; served at /openapi.json and
// shown at /docs.
import type { JsonSchema } from '@valibot/to-json-schema'
import { productName } from '#domain/branding/product-name.ts'
import { clientVersion, wireVersion } from '#domain/version/version.ts'
import { nouns, type Noun } from './api-nouns.ts'
import { callPaths } from './call-paths.ts'
import {
  liveFrames,
  liveQueryEntries,
  type LiveFrame,
  type LiveQueryEntry,
} from './live-queries.ts'
import type { Parameter, Paths } from './operation.ts'
import { otherPaths } from './other-paths.ts'
import { errorSchema } from './refusal-responses.ts'

export type OpenApiDocument = {
  openapi: '3.1.1'
  info: {
    title: string
    version: string
    summary: string
    description: string
    license: { name: string; identifier: string }
  }
  servers: readonly { url: string }[]
  tags: readonly { name: Noun; description: string }[]
  paths: Paths
  components: {
    securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
    parameters: Readonly<Record<string, Parameter>>
    schemas: Readonly<Record<string, JsonSchema>>
  }
  'x-live-queries': Readonly<Record<string, LiveQueryEntry>>
  'x-live-frames': readonly LiveFrame[]
}

export const openApiDocument = (publicUrl: string, name = productName): OpenApiDocument => ({
  openapi: '3.1.1',
  info: {
    title: name,
    version: clientVersion,
    summary: `Everything the ${name} app asks its server, by name.`,
    description,
    license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
  },
  servers: [{ url: publicUrl }],
  tags: Object.entries(nouns).map(([name, about]) => ({
    name: name as Noun,
    description: about.replaceAll(productName, name),
  })),
  paths: { ...callPaths(), ...otherPaths() },
  components,
  'x-live-queries': liveQueryEntries(),
  'x-live-frames': liveFrames,
})

const description = [
  'Calls change and ask: `POST /call/{name}` with `{"data": …}` answers `{"result": …}`, or `{"error": …}` with a refusal code. Unknown fields are refused.',
  'Live queries push the whole answer anew after each change, over one WebSocket at `/live` (`x-live-queries`, `x-live-frames`).',
  'The app sends its session cookie; programs send the identity token of a sign-in as `authorization: Bearer {token}`. What the asker may not see answers exactly as what does not exist.',
].join('\n\n')

const components: OpenApiDocument['components'] = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'sideout.session_token',
      description: 'The cookie that signing in sets; under https its name begins with __Host-.',
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The identity token of the header set-auth-token, answered by signing in with want-auth-token: true.',
    },
  },
  parameters: {
    IdempotencyKey: {
      name: 'idempotency-key',
      in: 'header',
      schema: { type: 'string', format: 'uuid' },
      description:
        'Made by the client, once for each thing it wants done. Sent again within a week, nothing changes twice and the first answer comes back; sent with another call or another input, it is refused with key-reused.',
    },
    Wire: {
      name: 'x-sideout-wire',
      in: 'header',
      schema: { type: 'integer' },
      description: `The wire the client speaks, now ${wireVersion}. An older one than the server's is refused with old-client.`,
    },
  },
  schemas: {
    Error: errorSchema,
    SignInError: {
      type: 'object',
      properties: { code: { type: 'string' }, message: { type: 'string' } },
    },
  },
}
