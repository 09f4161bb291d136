// English, as players ask.
import { endOfAfternoon, endOfMorning } from '#domain/event/time-of-day.ts'
import { findEnglishDays } from './find-days.ts'
import type { Vocabulary } from './vocabulary.ts'

export const englishVocabulary: Vocabulary = {
  kinds: [
    [
      "players?|partners?|people|someone|somebody|anyone|anybody|who(?:'s| is| are)?|opponents?|teammates?",
      'players',
    ],
    [
      'where (?:can|do|could|should) (?:i|we) play|places? to play|courts?|venues?|gyms?|locations?|clubhouse|facilit(?:y|ies)',
      'venues',
    ],
    [
      'events?|games?|sessions?|match(?:es)?|play(?:ing)?|pickleball|pickle|sign ?ups?|happening|going on|rec',
      'events',
    ],
  ],
  helpOpeners:
    "(?:hi |hey |hello )?(?:poppi )?(?:please )?(?:how (?:do|does|can|to|is|are|long|many times|would|should)|why|what (?:is|are|does|do|happens|if|'s)|what's|can i|can we|may i|do i|am i|is it|is there a way|where (?:do|can) i (?:find|see|change|set|turn|read|get)|help|explain|i (?:can(?:'?t|not)|want to (?:leave|delete|change|report|block|install|download|become)|forgot|lost|get no|don'?t get))",
  types: [
    ['king of the (?:court|hill)|up and down the river', 'king of the court'],
    ['round ?-?robins?', 'round robin'],
    ['open play|drop ?-?ins?|open gym|open sessions?', 'open play'],
    ['ladders?', 'ladder'],
    ['league (?:days?|nights?|games?|matches)|leagues?', 'league day'],
    ['tournaments?|tourneys?|tourneys|competitions?', 'tournament'],
    ['clinics?|lessons?|class(?:es)?|coaching|training|drills?', 'clinic'],
    ['socials?|mixers?|part(?:y|ies)', 'social'],
  ],
  plays: [
    ['doubles', 'doubles'],
    ['singles', 'singles'],
  ],
  genders: [
    ['mixed|co-?ed', 'Mixed'],
    ["wom[ae]n(?:'?s)?|ladies|lady|girls?|female", 'Women'],
    ["m[ae]n(?:'?s)?|guys?|male|gentlemen", 'Men'],
  ],
  levels: [
    ['(?:absolute |total )?beginners?|newbies?|novices?|just started', { min: 1, max: 2.5 }],
    ['intermediates?', { min: 3, max: 3.75 }],
    ['advanced|experts?|pros?', { min: 4, max: 7 }],
  ],
  ownLevel:
    '(?:at |for |of |in )?my (?:own )?(?:level|skill|rating|range)|for me|fits? me|like me|my level',
  levelWord: 'level|rated|skill|dupr',
  levelAndUp: 'and (?:up|above|over|higher|better)|or (?:up|above|over|higher|better|more)|plus|up',
  levelUpTo: 'up to|under|below|at most|max',
  levelTo: 'to|and|through|or',
  near: 'near (?:me|here|by|us)|nearby|close (?:to me|by|to here)|closest|nearest|around (?:me|here)|in my area|local|not far',
  friends: '(?:with )?(?:my )?friends?(?: (?:are |is )?(?:going|playing|signed up|go|play|there))?',
  free: 'free(?: of charge)?|no (?:fee|cost|charge)|for nothing',
  places: [
    '(?:free |open |available )?(?:places?|spots?|spaces?|openings?|slots?)(?: (?:left|open|free|available))? for (\\d+|two|three|four)',
    '(?:(?:for|with) )?(\\d+|two|three|four|a)?\\s*(?:free |open |available )?(?:places?|spots?|spaces?|openings?|slots?)(?: (?:left|open|free|available))?',
    'not full|(?:has|with) room(?: for (\\d+|two|three|four))?|room for (\\d+|two|three|four)',
  ],
  facilities: [
    ['indoors?|inside|in a hall', 'indoor'],
    ['outdoors?|outside|open air', 'outdoor'],
    ['(?:with )?(?:lights?|lighting|lit|floodlights?)', 'lit'],
    ['covered|roof(?:ed)?', 'covered'],
    ['(?:with )?(?:restrooms?|bathrooms?|toilets?)', 'restrooms'],
    ['(?:with )?(?:drinking )?water', 'water'],
    ['(?:with )?parking', 'parking'],
  ],
  times: [
    ['(?:in the |this )?(?:early )?mornings?|before noon', { from: '00:00', to: endOfMorning }],
    ['(?:at )?(?:noon|lunch(?: ?time)?|midday)', { from: '11:00', to: '14:00' }],
    ['after work', { from: endOfAfternoon, to: '24:00' }],
    ['(?:in the |this )?afternoons?|after lunch', { from: endOfMorning, to: endOfAfternoon }],
    [
      '(?:in the |at |this )?(?:evenings?|nights?)|tonight|late',
      { from: endOfAfternoon, to: '24:00' },
    ],
  ],
  clock: {
    hours: {
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
    },
    after: 'after|past|from|since|starting at|later than|not before',
    before: 'before|until|till|by|earlier than',
    at: 'at|around|about|@',
    between: 'between|from',
    and: 'and|to|-|until|till',
    morning: 'morning',
    later: 'afternoon|evening|night|tonight',
    spoken: {
      minutes: {
        half: 30,
        'a quarter': 15,
        quarter: 15,
        five: 5,
        ten: 10,
        fifteen: 15,
        'twenty-five': 25,
        'twenty five': 25,
        twenty: 20,
        thirty: 30,
        'forty-five': 45,
        'forty five': 45,
        forty: 40,
        fifty: 50,
      },
      past: [
        '{minute}(?: minutes?)? past {hour}',
        '(?<minute>\\d{1,2}) minutes? (?:past|after) {hour}',
        '(?<minute>a quarter|quarter) after {hour}',
        '(?<minute>half) {hour}',
        '{hour} (?<minute>fifteen|twenty|thirty|forty[- ]five|forty|fifty)',
        '(?<=(?:at|around|about|after|before|until|till|by|from) )(?<hour>\\d{1,2})\\.(?<minute>00|15|30|45)',
        "{hour} ?o'? ?clock",
      ],
      // "From five to seven" is two times; "at five to seven" is one.
      to: [
        '(?<minute>a quarter|quarter) (?:to|of|before|till?) {hour}',
        '{minute} minutes? (?:to|before) {hour}',
        '(?<minute>\\d{1,2}) minutes? (?:to|before) {hour}',
        '(?<=(?:at|around|about|until|by) ){minute} to {hour}',
      ],
      fixed: [
        [
          '(?<lead>(?:after|past|from|since|before|until|till|by|to|and|between|-) )(?:12 )?(?:noon|midday)',
          '12:00pm',
        ],
        ['(?:12 )?(?:noon|midday)(?= (?:to|until|till|and|-))', '12:00pm'],
        ['(?<lead>(?:until|till|to|by|before) )midnight', '24:00'],
      ],
    },
  },
  partsOfToday: 'tonight|this (?:morning|afternoon|evening)',
  spans: [
    ['next weekend', 'next weekend'],
    ['(?:on )?(?:this |the )?(?:coming )?weekends?', 'weekend'],
    ['(?:the )?rest of (?:the|this) week|this week', 'this week'],
    ['next week', 'next week'],
    ['this month', 'this month'],
    ['(?:on )?weekdays?|during the week', 'weekdays'],
    ['(?:in the )?next (?:few )?days|soon|any ?time|coming days', 'soon'],
    ['(?:the )?day after tomorrow', 'day after tomorrow'],
    ['tomorrow|tmrw|tomorow', 'tomorrow'],
    ['today|(?:right )?now', 'today'],
  ],
  nextDays: [
    [
      '(?:(?:in|within|over|for) )?(?:the )?(?:next|coming) (\\d{1,2}|two|three|four|five|six|seven) days',
      1,
    ],
    ['(?:(?:in|within|over|for) )?(?:the )?(?:next|coming) (\\d|two|three|four) weeks', 7],
  ],
  comingDay: 'coming',
  daysTo: 'to|through|until|till|-|and|or|&',
  findDays: findEnglishDays,
  stopWords: new Set(
    (
      'a an the and or of to in on at for with by from is are am be was there any some i me my mine we us our you your it its this that these those can could would like want wants wanted looking look need find show tell give get see do does did' +
      " have has had will shall should may might please thanks thank hi hey hello poppi next upcoming new all which what when where who how about into out up left available going go join one want's i'm im what's near" +
      " around list let lets level skill rated want would-be also just only really good best nice still today's night nights day days time times weekly weekday weekdays hour hours bit if else not no so than then them they he she his her"
    ).split(' '),
  ),
}
