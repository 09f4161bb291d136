// The demo's people and their relations: skill, home, active venues, friends, favorites, clubs,
// admins.
import type { Insertable } from 'kysely'
import { skillStep } from '#domain/player/skill.ts'
import { toSlug } from '#domain/player/slug.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import { toLooks } from '../naming/look-alikes.ts'
import { cities, organizerName, playerName, visitors, type City } from './cast.ts'
import { makeProfile } from './profiles.ts'

export type DemoPerson = {
  playerId: string
  playerName: string
  skill: number
  venueIds: readonly string[]
}
export type Community = {
  city: City
  people: readonly DemoPerson[]
  hosts: readonly DemoPerson[]
  clubMembers: readonly DemoPerson[]
  friends: ReadonlyMap<string, readonly DemoPerson[]>
}

const adminsPerVenue = 2
const hostsPerCity = 4

export const buildCommunities = (random: Random): Community[] =>
  cities.map((city) => buildCommunity(random, city))

function buildCommunity(random: Random, city: City): Community {
  const people = city.names.map((name): DemoPerson => {
    const venueIds = random.shuffle(city.venueIds)
    const home =
      name === organizerName || name === playerName
        ? city.venueIds
        : venueIds.slice(0, random.between(1, venueIds.length))
    return {
      playerId: toSlug(name),
      playerName: name,
      skill: drawSkill(random, name),
      venueIds: home,
    }
  })
  const friends = new Map(
    people.map((person) => [
      person.playerId,
      random.shuffle(people.filter((other) => other !== person)).slice(0, random.between(2, 5)),
    ]),
  )
  return {
    city,
    people,
    hosts: people.slice(0, hostsPerCity),
    clubMembers: people.filter((_, index) => index % 2 === 0),
    friends: mutual(people, friends),
  }
}

export const buildVisitors = ({ city }: Community): Community => ({
  city,
  people: visitors.map(([name, skill]) => ({
    playerId: toSlug(name),
    playerName: name,
    skill,
    venueIds: city.venueIds.slice(-1),
  })),
  hosts: [],
  clubMembers: [],
  friends: new Map(),
})

const drawSkill = (random: Random, name: string): number =>
  name === playerName ? 3.25 : 2.25 + skillStep * (random.between(0, 4) + random.between(0, 4))

function mutual(
  people: readonly DemoPerson[],
  chosen: ReadonlyMap<string, readonly DemoPerson[]>,
): Map<string, DemoPerson[]> {
  const isChosen = (one: DemoPerson, other: DemoPerson): boolean =>
    chosen.get(one.playerId)?.includes(other) ?? false
  return new Map(
    people.map((one) => [
      one.playerId,
      people.filter((other) => isChosen(one, other) || isChosen(other, one)),
    ]),
  )
}

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[]
export type PeopleRows = {
  players: Rows<'players'>
  locations_admin: Rows<'locations_admin'>
  player_locations: Rows<'player_locations'>
  player_friends: Rows<'player_friends'>
  player_favorites: Rows<'player_favorites'>
  clubs: Rows<'clubs'>
  club_members: Rows<'club_members'>
  player_diamonds: Rows<'player_diamonds'>
}

/** `userIds` holds the users who can sign in; `created` is when they joined. */
export const peopleRows = (
  random: Random,
  communities: readonly Community[],
  userIds: ReadonlyMap<string, string>,
  created: Date,
): PeopleRows => ({
  players: communities.flatMap((community) => playerRows(random, community, userIds, created)),
  ...venueRows(communities, created),
  player_friends: communities.flatMap(({ friends }) =>
    [...friends].flatMap(([playerId, list]) =>
      list.map((friend) => ({ playerId, friendId: friend.playerId, friend: true, created })),
    ),
  ),
  player_favorites: communities.flatMap((community) => favoriteRows(random, community, created)),
  ...clubRows(communities, created),
  player_diamonds: communities
    .flatMap(({ people }) => people)
    .map(({ playerId }) => ({ playerId, diamondId: 'registered', created, celebrated: true })),
})

const playerRows = (
  random: Random,
  { city, people }: Community,
  userIds: ReadonlyMap<string, string>,
  created: Date,
): PeopleRows['players'] =>
  people.map((person) => ({
    ...makeProfile(random, city.language),
    playerId: person.playerId,
    userId: userIds.get(person.playerName) ?? null,
    playerName: person.playerName,
    skillSelf: person.skill,
    skillChangedAt: created,
    ...toLooks({ name: person.playerName, slug: person.playerId }),
    homeLocation: person.venueIds[0] ?? null,
    setupComplete: true,
    created,
  }))

const venueRows = (
  communities: readonly Community[],
  created: Date,
): Pick<PeopleRows, 'locations_admin' | 'player_locations'> => ({
  locations_admin: communities.flatMap(({ city, hosts }) =>
    city.venueIds.flatMap((locationId, index) =>
      [0, 1 + (index % (hosts.length - 1))]
        .slice(0, adminsPerVenue)
        .flatMap((host) => hosts[host] ?? [])
        .map(({ playerId }) => ({ locationId, playerId, created })),
    ),
  ),
  player_locations: communities.flatMap(({ city, people, hosts }) =>
    people.flatMap((person) =>
      (hosts.includes(person) ? city.venueIds : person.venueIds).map((locationId) => ({
        locationId,
        playerId: person.playerId,
        created,
      })),
    ),
  ),
})

const favoriteRows = (
  random: Random,
  { people }: Community,
  created: Date,
): PeopleRows['player_favorites'] =>
  people.flatMap((person) =>
    random
      .shuffle(people.filter((other) => other !== person))
      .slice(0, random.between(0, 3))
      .map((favorite) => ({
        playerId: person.playerId,
        favoriteId: favorite.playerId,
        favorite: true,
        created,
      })),
  )

const clubRows = (
  communities: readonly Community[],
  created: Date,
): Pick<PeopleRows, 'clubs' | 'club_members'> => ({
  clubs: communities.flatMap(({ city, hosts }) =>
    city.venueIds.slice(0, 1).flatMap((locationId) =>
      hosts.slice(0, 1).map(({ playerId }) => ({
        locationId,
        slug: toSlug(city.clubName),
        clubName: city.clubName,
        ...toLooks({ name: city.clubName, slug: toSlug(city.clubName) }),
        playerId,
        created,
      })),
    ),
  ),
  club_members: communities.flatMap(({ city, clubMembers }) =>
    city.venueIds.slice(0, 1).flatMap((locationId) =>
      clubMembers.map(({ playerId }) => ({
        locationId,
        slug: toSlug(city.clubName),
        playerId,
        created,
      })),
    ),
  ),
})
