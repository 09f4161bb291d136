import type { JsonSchema } from '@valibot/to-json-schema'
import { photoTargets } from '#domain/photo/photo.ts'
import { photoRefusals, photoSaved } from '../photo.ts'
import { outputSchema } from './json-schema.ts'
import { json, toObjectSchema, getSecurity, type Paths } from './operation.ts'
import { allRefusals, refusalResponses } from './refusal-responses.ts'

export const picture: JsonSchema = { contentMediaType: 'application/octet-stream' }
const pictureRefusals = allRefusals('player', photoRefusals).filter(
  (code) => code !== 'old-client' && code !== 'too-large',
)

export const photoPaths: Paths = {
  '/upload/{target}/{targetId}': {
    post: {
      operationId: 'photo-upload',
      tags: ['photos'],
      summary:
        'Change the own photo, or that of a venue one administers. The body is the picture, at most 10 MB.',
      'x-who': 'player',
      security: getSecurity('player'),
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
          content: json(toObjectSchema({ result: outputSchema(photoSaved) })),
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
