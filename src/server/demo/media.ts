// Links of the demo's players at their venues: real videos and posts.
import type { Insertable } from 'kysely'
import { readMediaLink } from '#domain/media/media.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { City } from './cast.ts'
import type { Community } from './people.ts'

const hourMs = 3_600_000

const linked: readonly {
  url: string
  caption: Record<City['language'], string>
  hoursAgo: number
}[] = [
  {
    url: 'https://www.youtube.com/@PPATour',
    caption: {
      en: 'Sunday’s final: watch the hands at the kitchen',
      es: 'La final del domingo: fíjate en las manos en la cocina',
    },
    hoursAgo: 30,
  },
  {
    url: 'https://www.youtube.com/@usapickleball',
    caption: {
      en: 'The rules of the serve in two minutes',
      es: 'Las reglas del saque en dos minutos',
    },
    hoursAgo: 5 * 24,
  },
  {
    url: 'https://www.instagram.com/usapickleball/',
    caption: { en: 'Photos from the nationals', es: 'Fotos del campeonato nacional' },
    hoursAgo: 9 * 24,
  },
  {
    url: 'https://www.facebook.com/usapickleball',
    caption: { en: 'Referee course in spring', es: 'Curso de arbitraje en primavera' },
    hoursAgo: 16 * 24,
  },
]

export function buildMedia(
  random: Random,
  communities: readonly Community[],
  startMs: number,
): Insertable<Tables['media_links']>[] {
  return communities.flatMap(({ city, people }) =>
    city.venueIds.flatMap((locationId, rank) => {
      const here = people.filter(({ venueIds }) => venueIds.includes(locationId))
      return linked.slice(rank).flatMap(({ url, caption, hoursAgo }, index) => {
        const link = readMediaLink(url)
        const player = here[index % here.length]
        if (link === null || player === undefined) return []
        return [
          {
            mediaId: random.uuid(),
            locationId,
            playerId: player.playerId,
            caption: caption[city.language],
            created: new Date(startMs - hoursAgo * hourMs),
            ...link,
          },
        ]
      })
    }),
  )
}
