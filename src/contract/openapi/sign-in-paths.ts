import type { JsonSchema } from '@valibot/to-json-schema'
import { socialProviders } from '#domain/onboarding/onboarding.ts'
import type { SignInRoute } from '../sign-in-route.ts'
import { authBasePath, signInRoutes } from '../sign-in.ts'
import { outputSchema, inputSchema } from './json-schema.ts'
import { json, getSecurity, type Operation, type Parameter, type Paths } from './operation.ts'
import { refusalResponses } from './refusal-responses.ts'

export const signInPaths = (): Paths =>
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
    security: getSecurity('visitor'),
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
