// Calls and live queries about players: registering, the name, the player's own record, rewards.
import * as v from 'valibot'
import { operatorRoles } from '#domain/access/operator-roles.ts'
import { birthYearMax, birthYearMin } from '#domain/age/birth-year.ts'
import { duprFields } from '#domain/dupr/dupr-schema.ts'
import { latSchema, lonSchema } from '#domain/location/location.ts'
import { addressSchema } from '#domain/mail/address.ts'
import { onboardingStatuses } from '#domain/onboarding/onboarding.ts'
import { diamondIds, genderSchema, homePageSchema } from '#domain/player/player.ts'
import { profileTexts } from '#domain/player/profile-schema.ts'
import { skillSchema } from '#domain/player/skill-schema.ts'
import { daySchema } from '#domain/shared/day-schema.ts'
import { locationIdSchema, playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'
import { linkKey } from './link/claim.ts'

const success = v.object({ success: v.boolean() })
/** Callable SDKs send undefined as null. */
const optionalPosition = { curLat: v.nullish(latSchema), curLon: v.nullish(lonSchema) }

export const checkPlayer = call({
  name: 'validations-checkPlayer',
  who: 'signed-in',
  kind: 'read',
  limit: 'name-check',
  summary: 'Is this player name (its slug) taken or reserved?',
  input: v.strictObject({ id: textSchema(40) }),
  output: v.object({ playerExists: v.boolean() }),
  refusals: [],
})

/**
 * From the caller's own address, so it reveals no more than checking each name would; or from a
 * keeper's note, with a personal link's key or the caller's proved address.
 */
export const proposeNames = call({
  name: 'players-proposeNames',
  who: 'signed-in',
  kind: 'read',
  limit: 'name-check',
  summary: 'Player names that are free, made from my own address; level and venue of a contact.',
  input: v.strictObject({ key: v.optional(linkKey) }),
  output: v.object({
    names: v.array(v.string()),
    skillSelf: v.nullable(v.number()),
    location: v.nullable(
      v.object({ locationId: v.string(), locationName: v.string(), city: v.string() }),
    ),
  }),
  refusals: [],
})

export const register = call({
  name: 'players-register',
  who: 'signed-in',
  kind: 'write',
  summary: 'Make the stage record of a person who signed in.',
  input: v.strictObject({
    uid: textSchema(64),
    email: textSchema(254),
    provider: textSchema(20),
    referral: v.nullish(locationIdSchema),
    ...optionalPosition,
    eventLocation: v.nullish(locationIdSchema),
  }),
  output: success,
  refusals: ['provider-not-allowed', 'not-allowed'],
})

/** Applies until the setup is complete; without a valid link the response is the same. */
export const referredBy = call({
  name: 'players-referredBy',
  who: 'signed-in',
  kind: 'write',
  summary: 'Say whose registration link led me here.',
  input: v.strictObject({ playerId: playerIdSchema }),
  output: success,
  refusals: [],
})

export const updatePlayer = call({
  name: 'players-updatePlayer',
  who: 'signed-in',
  kind: 'write',
  summary:
    'Change the own player: the name (once), skill, home venue, setup, home page, gender, year of birth, DUPR, profile texts and links, visibility, leaderboards.',
  input: v.strictObject({
    playerId: playerIdSchema,
    fields: v.partial(
      v.strictObject({
        playerName: textSchema(40),
        skillSelf: skillSchema,
        homeLocation: locationIdSchema,
        setupComplete: v.literal(true),
        homePage: homePageSchema,
        gender: v.nullable(genderSchema),
        birthYear: v.nullable(
          v.pipe(v.number(), v.integer(), v.minValue(birthYearMin), v.maxValue(birthYearMax)),
        ),
        ...duprFields,
        ...profileTexts,
        hidden: v.boolean(),
        onLeaderboards: v.boolean(),
        /** An upload sets the photo itself, so only the current URL is accepted. */
        photoURL: v.pipe(v.string(), v.maxLength(100)),
      }),
    ),
  }),
  output: success,
  refusals: [
    'name-required',
    'name-too-long',
    'name-too-short',
    'name-signs',
    'name-characters',
    'name-taken',
    'name-already-set',
    'skill-locked',
    'location-not-found',
    'active-location-limit',
    'setup-incomplete',
    'link-invalid',
    'dupr-id-invalid',
    'not-allowed',
    'bad-input',
  ],
})

export const updatePlayerPrivate = call({
  name: 'players-updatePlayerPrivate',
  who: 'player',
  kind: 'write',
  summary: 'Remember the last position.',
  input: v.strictObject({
    playerId: playerIdSchema,
    fields: v.strictObject({
      lastLat: latSchema,
      lastLon: lonSchema,
      userId: v.nullish(textSchema(64)),
    }),
  }),
  output: success,
  refusals: ['not-allowed'],
})

/** Returns the stored medals; {today: 'wakeUp'} only wakes the server. */
export const updatePlayerMedalCount = call({
  name: 'players-updatePlayerMedalCount',
  who: 'player',
  kind: 'read',
  summary: 'How many medals I have.',
  input: v.strictObject({ today: daySchema }),
  wakeUp: v.strictObject({ today: v.literal('wakeUp') }),
  output: v.object({
    success: v.boolean(),
    medalGold: v.number(),
    medalSilver: v.number(),
    medalBronze: v.number(),
  }),
  refusals: [],
})

export const playerReward = call({
  name: 'players-playerReward',
  who: 'player',
  kind: 'write',
  summary:
    'Award a diamond; each is awarded once. isCelebratedLater: the next screen celebrates it, as any other diamond.',
  input: v.strictObject({
    diamondId: v.picklist(diamondIds),
    isCelebratedLater: v.optional(v.boolean(), false),
  }),
  output: v.object({ success: v.boolean(), awarded: v.boolean() }),
  refusals: ['not-allowed', 'setup-incomplete'],
})

/** The spec's playerLocations record, active while removed is false. */
export const setActiveLocation = call({
  name: 'playerLocations-setActive',
  who: 'player',
  kind: 'write',
  summary: 'Add a venue to my active venues, or remove it.',
  input: v.strictObject({ locationId: locationIdSchema, active: v.boolean() }),
  output: success,
  refusals: ['location-not-found', 'active-location-limit', 'last-admin'],
})

const playerLocationRecord = v.object({
  playerId: v.string(),
  locationId: v.string(),
  created: v.string(),
  removed: v.literal(false),
})

export const myPlayerLocations = live({
  name: 'playerLocations-mine',
  who: 'player',
  summary: 'My active venues, by id.',
  input: v.strictObject({}),
  output: v.object({
    playerLocations: v.array(v.object({ ...playerLocationRecord.entries, userId: v.string() })),
  }),
  refusals: [],
})

/**
 * Visibility as in players-list. `after`: the last playerId of the previous page, null for the
 * first.
 */
export const playerLocationsAt = live({
  name: 'playerLocations-atLocation',
  who: 'player',
  summary: 'Who is active at a venue, by player, 99 a page.',
  input: v.strictObject({ locationId: locationIdSchema, after: v.nullable(playerIdSchema) }),
  output: v.object({ playerLocations: v.array(playerLocationRecord), more: v.boolean() }),
  refusals: ['location-not-found'],
})

const ownLocation = v.object({
  locationId: v.string(),
  name: v.string(),
  city: v.string(),
  lat: v.number(),
  lon: v.number(),
  isAdmin: v.boolean(),
})

export const me = live({
  name: 'players-me',
  who: 'signed-in',
  summary: 'Who I am: onboarding status, own record, badges, active venues.',
  input: v.strictObject({}),
  output: v.object({
    status: v.picklist(onboardingStatuses),
    userId: v.string(),
    email: v.string(),
    provider: v.string(),
    stage: v.nullable(
      v.object({ playerName: v.nullable(v.string()), homeLocation: v.nullable(v.string()) }),
    ),
    player: v.nullable(
      v.object({
        playerId: v.string(),
        playerName: v.string(),
        created: v.string(),
        photoURL: v.string(),
        skillSelf: v.nullable(v.number()),
        skillChangedAt: v.nullable(v.string()),
        homeLocation: v.nullable(v.string()),
        homeLocationName: v.nullable(v.string()),
        homePage: homePageSchema,
        setupComplete: v.boolean(),
        gender: v.nullable(genderSchema),
        birthYear: v.nullable(v.number()),
        duprId: v.nullable(v.string()),
        hidden: v.boolean(),
        onLeaderboards: v.boolean(),
        diamonds: v.number(),
        medalGold: v.number(),
        medalSilver: v.number(),
        medalBronze: v.number(),
        adminLocations: v.number(),
        operatorRole: v.nullable(v.picklist(operatorRoles)),
        lastLat: v.nullable(v.number()),
        lastLon: v.nullable(v.number()),
        newDiamond: v.nullable(v.picklist(diamondIds)),
        playerPassTier: v.nullable(v.string()),
        playerPassNFTID: v.nullable(v.number()),
        playerPassLastClaimAt: v.nullable(v.string()),
        playerPassLastClaimTx: v.nullable(v.string()),
        playerPassTokenBalance: v.number(),
      }),
    ),
    claims: v.number(),
    unreadMessages: v.number(),
    unreadAlerts: v.number(),
    locations: v.array(ownLocation),
  }),
  refusals: [],
})

export const emailPasswordReset = call({
  name: 'emails-emailPasswordReset',
  who: 'visitor',
  kind: 'write',
  limit: 'reset',
  summary: 'Send a password reset mail; the answer is the same for unknown addresses.',
  input: v.strictObject({ email: addressSchema }),
  output: success,
  refusals: [],
})

export const eventLocationOf = call({
  name: 'validations-getEventLocation',
  who: 'visitor',
  kind: 'read',
  summary: 'The venue of a public event, for a link opened before sign-in.',
  input: v.strictObject({ eventId: uuidSchema }),
  output: v.object({ success: v.boolean(), location: v.nullable(v.string()) }),
  refusals: [],
})

export const playerContract = defineContract({
  nouns: {
    emails: 'sign-in',
    validations: 'sign-in',
    players: 'players',
    playerLocations: 'players',
  },
  calls: [
    checkPlayer,
    proposeNames,
    register,
    updatePlayer,
    updatePlayerPrivate,
    updatePlayerMedalCount,
    playerReward,
    referredBy,
    setActiveLocation,
    emailPasswordReset,
    eventLocationOf,
  ],
  live: [me, myPlayerLocations, playerLocationsAt],
})
