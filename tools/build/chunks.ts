// Assigns client modules to files. By default each set of screens that shares a module gets its own
// file, 130 for an event's page. A group is loaded whole, so it holds modules that are needed
// together but no module that needs a heavier group.

type Group = {
  name: string
  test?: RegExp
  /** Modules needed by fewer parts stay with them. */
  minShareCount?: number
  priority?: number
  tags?: '$initial'[]
}

const inClient = (folder: string, names: string): RegExp =>
  new RegExp(`src/client/${folder}/(?:${names})\\.tsx?$`)
const either = (...tests: readonly RegExp[]): RegExp =>
  new RegExp(tests.map(({ source }) => source).join('|'))

const inAria = (paths: string): RegExp =>
  new RegExp(
    `node_modules/react-(?:aria|aria-components|stately)/dist/(?:private/)?(?:${paths})\\.mjs$`,
  )

const aria = either(
  inAria(
    'utils/(?:chain|domHelpers|filterDOMProps|focusWithoutScrolling|getMetaValue|getNonce|isElementVisible|isFocusable|isVirtualEvent|mergeProps|mergeRefs|openLink|platform|runAfterTransition|useControlledState|number|useEffectEvent|useEvent|useGlobalListeners|useId|useLabels|useLayoutEffect|useObjectRef|useSyncRef|useValueEffect|shadowdom/DOMFunctions)',
  ),
  inAria(
    'interactions/(?:context|createEventHandler|createKeyboardShortcutHandler|focusSafely|textSelection|useFocus|useFocusVisible|useFocusWithin|useFocusable|useHover|useKeyboard|usePress|utils)',
  ),
  inAria('ssr/SSRProvider|flags/flags|collections/Hidden|focus/useFocusRing|utils|Text'),
  inAria('Button|ProgressBar|button/useButton|live-announcer/LiveAnnouncer'),
  inAria('i18n/(?:I18nProvider|useDefaultLocale|useLocalizedStringFormatter|utils)'),
  inAria('Autocomplete|SharedElementTransition|visually-hidden/VisuallyHidden'),
  /node_modules\/@internationalized\/string\//,
)

const fields = either(
  inAria('form/\\w+|label/(?:useField|useLabel)|textfield/useTextField|utils/useFormReset'),
  inAria('FieldError|Form|Group|Input|Label'),
  inClient('ui/field', 'field-classes'),
)

const textFields = either(
  inAria('TextArea|TextField'),
  inClient('ui/field', 'field-parts|memo-field|text-field'),
  inClient('ui/overlay', 'sheet-form'),
  inClient('ui', 'impossible'),
)

const sheets = either(
  inAria(
    'overlays/(?:ariaHideOutside|DismissButton|intlStrings|Overlay|PortalProvider|useModalOverlay|useOverlay|useOverlayTriggerState|usePreventScroll)',
  ),
  inAria('intl/overlays/[\\w-]+|interactions/(?:PressResponder|useInteractOutside)'),
  inAria('utils/(?:getScrollParent|runAfterKeyboard|useViewportSize)'),
  inAria('Dialog|Heading|Modal|dialog/useDialog'),
  inClient('ui/overlay', 'open-and-close|sheet'),
)

const focus = either(
  inAria('focus/FocusScope|utils/(?:animation|isScrollable|keyboard|shadowdom/ShadowTreeWalker)'),
  /node_modules\/use-sync-external-store\/(?:cjs\/use-sync-external-store-shim\.production|shim\/index)\.js$/,
)

const reach = either(
  inClient('parts/account', 'address-code|mail-code'),
  inClient('parts/notification', 'use-here'),
  inClient('app/menu', 'install-by-hand'),
  inClient('device', 'device-name|install|is-mac|letter-keys|push-device|service-worker'),
  /src\/words\/en\/app\/install\.ts$/,
  /src\/domain\/notification\/(?:notification|reach)\./,
)

const reachWords = either(
  inClient('session', 'stays-mail'),
  /src\/words\/en\/(?:account\/stays-mail|notification\/reach)\.ts$/,
)

/** What every screen fetches once the first one stands. */
const late = either(
  inClient('app', 'late-parts|start-worker|use-medal-count'),
  inClient(
    'app/(?:clock|dialog|keys|menu|reach)',
    'agreement-questions|install-hint|keys|move-in-list|reach-\\w+|read-shortcut|use-clock-error',
  ),
  inClient('device', 'app-badge|push-offer'),
  inClient('net', 'keep-answers'),
  inClient('ui/overlay', 'use-free-screen'),
  /src\/domain\/shared\/device-clock\./,
)

const tabs = either(inClient('app', 'double-tap|tab-bar'), /src\/words\/en\/app\/tabs\.ts$/)

/** The top of the calendar, fetched after its month. */
const calendarTop = either(
  inClient('features/calendar', 'calendar-top|live-strip|my-court|next-link|next-strip'),
  inClient('parts/event', 'under-way'),
  /src\/words\/en\/calendar\/next-strip\.ts$/,
)

/** The parts of an event's page below its first screenful. Modules of other screens may not join. */
const eventParts = either(
  inClient('routes/-event', 'event-day|event-status|event-team'),
  inClient(
    'features/match-list/day',
    'day-head|organizer-day|player-day|use-arrivals|use-start-evening',
  ),
  inClient('features/check-in', 'check-in-links'),
  inClient('features/day-status', 'event-day-status|later-start'),
  inClient('features/event-chat', 'event-chat|use-event-chat'),
  inClient('features/event/view', 'pass-play'),
  inClient('features/partner', 'seeker-list|use-seeking'),
  inClient('features/queue', 'queue-way'),
  inClient('features/team', 'team-section|use-team'),
  /src\/domain\/partner\/partner\./,
  /lucide-react\/.*\/(?:hand-helping|map-pin-check)\./,
  /src\/words\/en\/(?:event-chat\/event-chat|match-list\/event-day|partner\/partner|team\/team)\.ts$/,
)

const addToCalendar = either(
  inClient('parts/event', 'add-to-calendar|calendar-links'),
  /src\/words\/en\/event\/event-sharing\.ts$/,
)

const queue = either(
  inClient('parts/queue', 'my-queue-words|queue-names'),
  /src\/domain\/queue\/(?:lane-groups|queue)\.|src\/words\/en\/queue\/queue\.ts$/,
)

const standings = either(
  /src\/domain\/match-list\/(?:bracket-place|entrant|match-list|rounds|standings)\./,
  /src\/domain\/match\/match-acts\./,
)

const matches = either(
  inClient('features/match-list', 'bye-words|list-scene|list-view|match-action|my-now'),
  inClient('features/match-list/running', 'running-scores'),
  /src\/domain\/match\/score\./,
  /src\/words\/en\/match-list\/match-list\.ts$/,
)

const lists = either(
  inClient(
    'features/event-list',
    'create-link|event-list|list-filter-bar|list-filters|use-kept-out|use-venue-list',
  ),
  inClient('features/calendar', 'no-venues'),
  inClient('net', 'use-lives'),
  /src\/domain\/event-list\/(?:faces|venue-list)\./,
  /src\/words\/en\/(?:calendar\/no-venues|event-list\/(?:day|list))\.ts$/,
)

const day = either(
  inClient('parts/day-status', 'day-chip|use-kept-weather|weather-chip'),
  /src\/words\/en\/day-status\/day-status\.ts$/,
)

const small = either(
  inClient('device', 'is-seen|save-file|use-is-seen'),
  inClient('ui/form', 'use-kept-text|use-draft|kept-draft'),
  inClient('i18n', 'weather-format'),
)

const home = either(
  inClient('i18n', 'day-format'),
  inClient('device', 'today'),
  inClient('ui', 'page'),
  inClient('features/location', 'use-venue-scope'),
  inClient('features/calendar', 'day-label|ring-mine|use-event-counts|use-flash|use-my-days'),
  /src\/domain\/event\/calendar\.|words\/en\/calendar\/calendar\.ts$/,
  /lucide-react\/.*\/(?:arrow-left|calendar-check|circle-plus|rotate-ccw-clock|map-pin|chevron-left|chevron-right|lock)\./,
)

/** Small modules of nearly all other screens, and Valibot. They may not need React Aria. */
const parts = either(
  inClient('i18n', 'formats'),
  inClient(
    'ui',
    'avatar|badge|bottom-bar|card|chip|empty-state|list-row|notice|section|show-more|skeleton|use-busy|use-eager',
  ),
  inClient('net', 'call|use-is-connected|use-live-list|use-read'),
  inClient('parts/location', 'venue-hue'),
  inClient('device', 'log|new-id|wide-window'),
  inClient('ui', 'option-classes|words/labels'),
  inClient('navigation', 'use-back'),
  /src\/words\/en\/app\/label\.ts$/,
  /src\/domain\/(?:player\/skill|shared\/result)\.|node_modules\/valibot\//,
)

const entry = either(
  inClient('parts/event', 'use-just-changed|use-own-entry|use-waiting-entry'),
  /src\/words\/en\/(?:event\/event-view|app\/trying)\.ts$/,
  /src\/domain\/(?:event-list\/card-sign-up|event\/(?:eligibility|places))\./,
)

const eventWords = either(
  inClient('parts/event', 'event-age-words|event-card-words'),
  /src\/words\/en\/event\/(?:event-age|event-card|event-fact)\.ts$/,
  /src\/domain\/event\/entry\./,
)

const cards = inClient(
  'features/event-list',
  'event-cards?|event-badges|event-places|faces|venue-dot|card-sign-up-button|use-card-sign-up|my-events|day-groups|card-outlook',
)

const terms = either(
  /src\/domain\/(?:event\/(?:draw|event-terms|roster-change|roster-edit)|shared\/random)\./,
  inClient('parts/event', 'event-detail'),
  inClient('parts/player', 'player-link'),
)

const roster = either(
  inClient('features/roster', 'use-roster-actions'),
  inClient('parts/event', 'use-busy-each'),
  /src\/words\/en\/roster\/roster\.ts$/,
)

const money = either(
  /src\/words\/en\/payment\/payment\.ts$|src\/domain\/payment\/(?:money|payment)\./,
  inClient('i18n', 'money'),
  inClient('features/payment', 'price-words|payment-line'),
)

const rules = either(
  /src\/domain\/(?:access\/capabilities|account\/account|age\/age|check-in\/desk-name|day-status\/day-status)\./,
  /src\/domain\/(?:contact\/(?:contact|outside-name)|location\/venue-hue|match\/match|player\/naming)\./,
  /src\/domain\/(?:event\/(?:event|format|play-time)|shared\/(?:characters|formatters|text)|text\/(?:may-hold-link|unseen))\./,
  inClient('i18n', 'event-name|format-line|in-sentence|shown-name'),
  inClient('parts/event', 'event-roles|use-play-time'),
  inClient('parts/agreement', 'agreement-questions'),
  inClient('net', 'server-now'),
  /src\/words\/en\/(?:event\/(?:event-gender|event-type|format)|app\/(?:nameless|play-time))\.ts$/,
)

const outbox = either(
  inClient('net/outbox', 'call-or-wait|mark-later|outbox|page-outbox|page-witness|use-outbox'),
  inClient('net/outbox', 'outbox-(?:answered|kinds|order|store|trouble|witness)'),
  /src\/domain\/shared\/sending-timing\./,
  /lucide-react\/.*\/cloud-exclamation-point\./,
)

/** A venue on its own screens. */
const venue = either(
  inClient('parts/location', 'use-venue'),
  inClient('features/location', 'place-text'),
  /src\/words\/en\/location\/location\.ts$/,
)

/** Order matters: a module joins the first group that matches. */
export const chunkGroups: Group[] = [
  { name: 'shell', tags: ['$initial'], priority: 2 },
  { name: 'home', test: home, priority: 1 },
  { name: 'parts', test: parts },
  { name: 'cards', test: cards },
  { name: 'terms', test: terms },
  { name: 'roster', test: roster },
  { name: 'money', test: money },
  { name: 'entry', test: entry },
  { name: 'event-words', test: eventWords },
  { name: 'rules', test: rules },
  { name: 'outbox', test: outbox },
  { name: 'venue', test: venue },
  {
    name: 'having-venues',
    test: inClient('features/location', 'location-photo|use-home|use-membership'),
  },
  { name: 'tabs', test: tabs },
  { name: 'late', test: late },
  { name: 'calendar-top', test: calendarTop },
  { name: 'event-parts', test: eventParts },
  { name: 'add-to-calendar', test: addToCalendar },
  { name: 'queue', test: queue },
  { name: 'standings', test: standings },
  { name: 'matches', test: matches },
  { name: 'lists', test: lists },
  { name: 'aria', test: aria },
  { name: 'focus', test: focus },
  { name: 'reach', test: reach },
  { name: 'reach-words', test: reachWords },
  { name: 'day', test: day },
  { name: 'small', test: small },
  { name: 'fields', test: fields },
  { name: 'text-fields', test: textFields },
  { name: 'sheets', test: sheets },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
]
